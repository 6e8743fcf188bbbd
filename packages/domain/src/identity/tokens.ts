// One-use links and codes, and how long each is good for.
import { SECONDS } from '../platform/time/time-units.ts';

export const TOKEN_PURPOSES = [
  'reset_password',
  'set_password',
  'sms_sign_in',
  'sso_state',
  'sign_in_code',
  'second_factor',
  'end_sessions',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const TOKEN_SECONDS: Record<TokenPurpose, number> = {
  reset_password: 2 * SECONDS.hour,
  set_password: 7 * SECONDS.day,
  sms_sign_in: 15 * SECONDS.minute,
  sso_state: 10 * SECONDS.minute,
  /** The way from the server's redirect to the page that exchanges it (IDN-008). */
  sign_in_code: SECONDS.minute,
  /** Between the password and the second step (IDN-041). */
  second_factor: 10 * SECONDS.minute,
  /** In the e-mail that tells about a change nobody may have wanted (IDN-043). */
  end_sessions: 7 * SECONDS.day,
};
