// The password rules one by one, as they come true while typing (IDN-021).
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordFlaw } from '@onward/domain/identity/passwords';

export const PASSWORD_RULES = ['length', 'letter', 'digit', 'hard_to_guess'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** `open`: cannot be told before the other rules are kept. */
export type RuleState = 'kept' | 'broken' | 'open';

/** Long enough, and neither letter nor digit: added to a password, only what the password brings itself counts. */
const FILLER = '·'.repeat(PASSWORD_MIN_LENGTH);

/** The domain names the first flaw only, so each rule is asked where the rules before it are kept. */
export function passwordChecklist(password: string, email: string | null): Record<PasswordRule, RuleState> {
  const start = password.slice(0, PASSWORD_MAX_LENGTH - FILLER.length - 1);
  const flaw = passwordFlaw(password, { email });
  const brings = (probe: string, missing: 'needs_letter' | 'needs_digit'): RuleState =>
    passwordFlaw(probe, { email: null }) === missing ? 'broken' : 'kept';
  return {
    length: flaw === 'too_short' || flaw === 'too_long' ? 'broken' : 'kept',
    letter: brings(`${FILLER}${start}`, 'needs_letter'),
    digit: brings(`${FILLER}a${start}`, 'needs_digit'),
    hard_to_guess: flaw === null ? 'kept' : flaw === 'is_email' || flaw === 'too_common' ? 'broken' : 'open',
  };
}
