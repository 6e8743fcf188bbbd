// One-time links and codes, and how long each is valid.
import { SECONDS } from '../platform/time/time-units.ts';

export const TOKEN_PURPOSES = [
  'reset_password',
  'set_password',
  'sms_sign_in',
  'sso_state',
  'sign_in_code',
  'second_factor',
  'end_sessions',
  'setup',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const TOKEN_SECONDS: Record<TokenPurpose, number> = {
  reset_password: 2 * SECONDS.hour,
  set_password: 7 * SECONDS.day,
  sms_sign_in: 15 * SECONDS.minute,
  sso_state: 10 * SECONDS.minute,
  /** Between the server's redirect and the page that exchanges the code (IDN-008). */
  sign_in_code: SECONDS.minute,
  /** Between the password and the second factor (IDN-041). */
  second_factor: 10 * SECONDS.minute,
  /** In the email about an account change that the user may not have made (IDN-043). */
  end_sessions: 7 * SECONDS.day,
  /** For the first company of an installation (CMP-067). */
  setup: SECONDS.hour,
};
