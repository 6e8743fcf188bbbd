import { describe, expect, it } from 'vitest';
import { accountAdded, accountChanged, accountRemoved, NEW_ACCOUNT } from './account-list.ts';

const splits = (accounts: readonly { split: string; value: number | null }[]) =>
  accounts.map(({ split, value }) => [split, value]);

describe('The list of bank accounts', () => {
  it('gives a single account all of the pay [ONB-043]', () => {
    expect(splits([NEW_ACCOUNT])).toEqual([['remainder', null]]);
  });

  it('gives a second account the rest, and asks how much goes to the first [ONB-043]', () => {
    const two = accountAdded([NEW_ACCOUNT]);
    expect(splits(two)).toEqual([
      ['percentage', null],
      ['remainder', null],
    ]);
    expect(splits(accountAdded(accountChanged(two, 0, { split: 'flat_amount', value: 200 })))).toEqual([
      ['flat_amount', 200],
      ['percentage', null],
      ['remainder', null],
    ]);
  });

  it('lets the last account take the rest when another is removed [ONB-043]', () => {
    const two = accountChanged(accountAdded([NEW_ACCOUNT]), 0, { value: 40 });
    expect(splits(accountRemoved(two, 1))).toEqual([['remainder', null]]);
  });
});
