import { expect, test } from 'vitest';
import { accountEntries, entryProblems, toAccounts, withNewAccount } from './deposit-entries.ts';

const saved = accountEntries([
  {
    bank_name: null,
    account_type: 'checking',
    routing_number: '••••0021',
    account_number: '••••6620',
    split: 'remainder',
    value: null,
  },
]);

test('a further account goes before the one that takes the rest [EMP-018]', () => {
  const two = withNewAccount(saved);
  expect(two.map(({ key, split }) => [key, split])).toEqual([
    [1, 'flat_amount'],
    [0, 'remainder'],
  ]);
  expect(withNewAccount([])[0]?.split).toBe('remainder');
});

test('masked numbers are fine as they are, and new ones are checked [EMP-018]', () => {
  expect(entryProblems(saved)).toEqual({});
  expect(toAccounts(saved)[0]).toMatchObject({ routing_number: '••••0021', bank_name: null, value: null });
  const two = withNewAccount(saved);
  expect(entryProblems(two)).toEqual({
    '0.routing_number': 'routing_invalid',
    '0.account_number': 'account_invalid',
    '0.value': 'value_required',
  });
});
