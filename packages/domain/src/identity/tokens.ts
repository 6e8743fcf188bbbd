// One-use links sent by e-mail or text, and how long each is good for (IDN-017, IDN-020, IDN-025).
import { SECONDS } from '../platform/time-units.ts';

export const TOKEN_PURPOSES = ['reset_password', 'set_password', 'sms_sign_in', 'sso_state'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const TOKEN_SECONDS: Record<TokenPurpose, number> = {
  reset_password: 2 * SECONDS.hour,
  set_password: 7 * SECONDS.day,
  sms_sign_in: 15 * SECONDS.minute,
  sso_state: 10 * SECONDS.minute,
};
