// The password rules one by one, as they come true while typing (IDN-021).
import { passwordFlaw } from '@onward/domain/identity/passwords';

export const PASSWORD_RULES = ['length', 'hard_to_guess'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** `open`: cannot be told before the other rules are kept. */
export type RuleState = 'kept' | 'broken' | 'open';

/** The domain names the first flaw only, so the second rule is open until the first is kept. */
export function passwordChecklist(password: string, email: string | null): Record<PasswordRule, RuleState> {
  const flaw = passwordFlaw(password, { email });
  const wrongLength = flaw === 'too_short' || flaw === 'too_long';
  return {
    length: wrongLength ? 'broken' : 'kept',
    hard_to_guess: wrongLength ? 'open' : flaw === null ? 'kept' : 'broken',
  };
}
