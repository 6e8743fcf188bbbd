// Password rules, the same everywhere a password is set (IDN-021).
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './password-length.ts';

export { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH };

export type PasswordFlaw = 'too_short' | 'too_long' | 'is_email' | 'too_common' | 'unchanged';

/**
 * The first rule that a new password breaks, or null. Only the server can compare it with the stored hash, so the
 * caller passes that result in.
 */
export function passwordFlaw(
  password: string,
  context: { email: string | null; sameAsCurrent?: boolean },
): PasswordFlaw | null {
  const lower = password.toLowerCase();
  const email = context.email?.toLowerCase() ?? null;
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (length > PASSWORD_MAX_LENGTH) return 'too_long';
  if (email && (lower === email || lower === email.split('@')[0])) return 'is_email';
  if (COMMON_PASSWORDS.has(lower)) return 'too_common';
  if (context.sameAsCurrent) return 'unchanged';
  return null;
}
