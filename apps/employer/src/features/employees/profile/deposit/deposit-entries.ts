// Bank accounts as form entries, checked with the same rule as on the server (EMP-018).
import type { EmployeeInformation } from '@onward/contract/employees/employee';
import type { updateDirectDeposit } from '@onward/contract/employees/employee-information';
import type { BodyOf } from '@onward/contract/endpoint';
import {
  type AccountProblems,
  type AccountType,
  accountProblems,
  type BankAccount,
  isMaskedAccountNumber,
  type SplitKind,
} from '@onward/domain/employees/direct-deposit';

export interface AccountEntry {
  /** Identifies the row while it is edited. */
  key: number;
  bank_name: string;
  account_type: AccountType;
  routing_number: string;
  account_number: string;
  split: SplitKind;
  value: number | null;
}

export const accountEntries = (accounts: EmployeeInformation['direct_deposit']): AccountEntry[] =>
  (accounts ?? []).map((account, key) => ({ ...account, key, bank_name: account.bank_name ?? '' }));

/** The first account takes the whole pay; a further one goes before it and takes a part. */
export function withNewAccount(entries: readonly AccountEntry[]): AccountEntry[] {
  const key = Math.max(-1, ...entries.map((entry) => entry.key)) + 1;
  const account: AccountEntry = {
    key,
    bank_name: '',
    account_type: 'checking',
    routing_number: '',
    account_number: '',
    split: entries.length === 0 ? 'remainder' : 'flat_amount',
    value: null,
  };
  const last = entries.at(-1);
  return last?.split === 'remainder' ? [...entries.slice(0, -1), account, last] : [...entries, account];
}

/** A valid number in place of a masked one, which the server knows. */
const VALID_ROUTING = '021000021';

const toAccount = ({ key, bank_name, ...entry }: AccountEntry): BankAccount => ({
  ...entry,
  bank_name: bank_name.trim() || null,
  routing_number: entry.routing_number.trim(),
  account_number: entry.account_number.trim(),
  value: entry.split === 'remainder' ? null : entry.value,
});

export const entryProblems = (entries: readonly AccountEntry[]): AccountProblems =>
  accountProblems(
    entries.map(toAccount).map((account, place) => ({
      ...account,
      routing_number: isMaskedAccountNumber(account.routing_number) ? VALID_ROUTING : account.routing_number,
      account_number: isMaskedAccountNumber(account.account_number) ? `masked${place}` : account.account_number,
    })),
  );

export const toAccounts = (entries: readonly AccountEntry[]): BodyOf<typeof updateDirectDeposit>['accounts'] =>
  entries.map(toAccount);
