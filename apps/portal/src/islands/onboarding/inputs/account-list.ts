// The list of accounts while it is edited: a single one takes all of the pay, and the last of several takes the rest.
import { ACCOUNTS_MAX } from '@onward/domain/employees/direct-deposit';
import type { AccountAnswer } from '@onward/domain/onboarding/forms/form-fields';

export { ACCOUNTS_MAX };

export const NEW_ACCOUNT: AccountAnswer = {
  bank_name: null,
  account_type: 'checking',
  routing_number: '',
  account_number: '',
  account_number_again: '',
  split: 'remainder',
  value: null,
};

/** The account before it takes a part now, and the new one the rest. */
export function accountAdded(accounts: readonly AccountAnswer[]): AccountAnswer[] {
  const parts = accounts.map(
    (account): AccountAnswer =>
      account.split === 'remainder' ? { ...account, split: 'percentage', value: null } : account,
  );
  return [...parts, NEW_ACCOUNT];
}

export function accountRemoved(accounts: readonly AccountAnswer[], place: number): AccountAnswer[] {
  const left = accounts.filter((_, index) => index !== place);
  return left.map((account, index) =>
    index === left.length - 1 ? { ...account, split: 'remainder', value: null } : account,
  );
}

export const accountChanged = (
  accounts: readonly AccountAnswer[],
  place: number,
  change: Partial<AccountAnswer>,
): AccountAnswer[] => accounts.map((account, index) => (index === place ? { ...account, ...change } : account));
