// Encrypts sensitive values of an employee, each bound to its company, column, and row (EMP-018).
import type { BankAccount } from '@onward/domain/employees/direct-deposit';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { InformationRow } from './informations.queries.ts';

export type Keys = Pick<App, 'encryption'>;

export type SealedColumn = 'ssn' | 'date_of_birth' | 'pay_rate' | 'bank_accounts';

type RowPlace = Pick<InformationRow, 'company_id' | 'employee_id'>;

const placeOf = (column: SealedColumn, { company_id, employee_id }: RowPlace) =>
  placeIn(`employee_informations.${column}`, { company_id, employee_id });

export const sealValue = ({ encryption }: Keys, column: SealedColumn, row: RowPlace, value: string): Buffer =>
  encryption.encrypt(value, placeOf(column, row));

export const openValue = ({ encryption }: Keys, column: SealedColumn, row: InformationRow): string | null => {
  const sealed = row[column];
  return sealed === null ? null : encryption.decrypt(sealed, placeOf(column, row));
};

export const sealAccounts = (keys: Keys, row: RowPlace, accounts: readonly BankAccount[]): Buffer | null =>
  accounts.length === 0 ? null : sealValue(keys, 'bank_accounts', row, JSON.stringify(accounts));

export const openAccounts = (keys: Keys, row: InformationRow): BankAccount[] =>
  JSON.parse(openValue(keys, 'bank_accounts', row) ?? '[]') as BankAccount[];
