// Numbers of employees: counted up, unless a company brings its own.
import type { Transaction } from '../../platform/database/transaction.ts';

const FIRST_NUMBER = 10_001;

/** The first of `count` numbers that nobody has. The row stays locked, so that two never get the same. */
export async function takeNumbers(tx: Transaction, companyId: number, count: number): Promise<number> {
  const { rows } = await tx.client.query<{ last_number: number }>(
    `insert into employee_numbers as n (company_id, last_number) values ($1, $2)
     on conflict (company_id) do update set last_number = n.last_number + $3
     returning last_number`,
    [companyId, FIRST_NUMBER + count - 1, count],
  );
  return (rows[0]?.last_number ?? 0) - count + 1;
}

/** Numbers that a company gave itself are not given again. */
export async function skipNumbers(tx: Transaction, companyId: number, given: readonly string[]): Promise<void> {
  const numbers = given.filter((number) => /^\d{1,9}$/.test(number)).map(Number);
  if (numbers.length === 0) return;
  await tx.client.query(
    `insert into employee_numbers as n (company_id, last_number) values ($1, $2)
     on conflict (company_id) do update set last_number = greatest(n.last_number, $2)`,
    [companyId, Math.max(FIRST_NUMBER - 1, ...numbers)],
  );
}
