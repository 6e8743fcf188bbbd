// The password rules one by one, evaluated while typing (IDN-021).
import { passwordFlaw } from '@onward/domain/identity/passwords';

export const PASSWORD_RULES = ['length', 'hard_to_guess'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** `open`: can't be evaluated before the other rules are met. */
export type RuleState = 'kept' | 'broken' | 'open';

/** The domain returns only the first flaw, so the second rule is open until the first is met. */
export function passwordChecklist(password: string, email: string | null): Record<PasswordRule, RuleState> {
  const flaw = passwordFlaw(password, { email });
  const wrongLength = flaw === 'too_short' || flaw === 'too_long';
  return {
    length: wrongLength ? 'broken' : 'kept',
    hard_to_guess: wrongLength ? 'open' : flaw === null ? 'kept' : 'broken',
  };
}
