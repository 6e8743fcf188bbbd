import { describe, expect, it } from 'vitest';
import {
  type AccountProblems,
  accountProblems,
  type BankAccount,
  isAccountNumber,
  isMaskedAccountNumber,
  isRoutingNumber,
  maskAccountNumber,
  unmaskAccounts,
} from './direct-deposit.ts';

const ROUTING = '021000021';
const account = (more: Partial<BankAccount> = {}): BankAccount => ({
  bank_name: null,
  account_type: 'checking',
  routing_number: ROUTING,
  account_number: '12345678',
  split: 'remainder',
  value: null,
  ...more,
});

describe('Bank accounts', () => {
  it.each([
    ['021000021', true],
    ['011401533', true],
    ['091000019', true],
    ['222371863', true],
    ['123456789', false],
    ['000000000', false],
    ['02100002', false],
    ['500000005', false],
    ['02100002a', false],
  ])('with the routing number %s are right: %s [EMP-018]', (number, right) => {
    expect(isRoutingNumber(number)).toBe(right);
  });

  it.each([
    ['1234', true],
    ['12345678901234567', true],
    ['12-AB-99', true],
    ['123', false],
    ['123456789012345678', false],
    ['00000000', false],
    ['1234 567', false],
  ])('with the account number %s are right: %s [EMP-018]', (number, right) => {
    expect(isAccountNumber(number)).toBe(right);
  });

  it('show only the last four signs [EMP-018]', () => {
    expect(maskAccountNumber('99887766620')).toBe('••••6620');
    expect(maskAccountNumber('1234')).toBe('••••');
    expect([maskAccountNumber('12345678'), '****5678', '12345678'].map(isMaskedAccountNumber)).toEqual([
      true,
      true,
      false,
    ]);
  });

  const other = { account_number: '87654321' };
  it.each<[string, BankAccount[], AccountProblems]>([
    ['none', [], {}],
    ['one for everything', [account()], {}],
    ['a flat amount, and the rest', [account({ split: 'flat_amount', value: 50 }), account(other)], {}],
    [
      'two halves',
      [account({ split: 'percentage', value: 50 }), account({ ...other, split: 'percentage', value: 50 })],
      {},
    ],
    ['only a flat amount', [account({ split: 'flat_amount', value: 50 })], { '0.split': 'percent_total' }],
    ['90 percent', [account({ split: 'percentage', value: 90 })], { '0.split': 'percent_total' }],
    [
      'the rest first',
      [account(), account({ ...other, split: 'flat_amount', value: 5 })],
      { '0.split': 'remainder_last' },
    ],
    ['the rest twice', [account(), account(other)], { '1.split': 'one_remainder' }],
    [
      'the same one twice',
      [account({ split: 'flat_amount', value: 5 }), account()],
      { '1.account_number': 'account_twice' },
    ],
    ['no amount', [account({ split: 'flat_amount' }), account(other)], { '0.value': 'value_required' }],
    [
      'fractions of a cent',
      [account({ split: 'flat_amount', value: 1.005 }), account(other)],
      { '0.value': 'value_invalid' },
    ],
    [
      'more than all',
      [account({ split: 'percentage', value: 101 }), account(other)],
      { '0.value': 'value_invalid', '1.split': 'percent_total' },
    ],
    [
      'wrong numbers',
      [account({ routing_number: '1', account_number: '1' })],
      { '0.routing_number': 'routing_invalid', '0.account_number': 'account_invalid' },
    ],
    ['a number of zeros', [account({ account_number: '00000000' })], { '0.account_number': 'account_zeros' }],
  ])('that are %s have these problems [EMP-018]', (_name, accounts, problems) => {
    expect(accountProblems(accounts)).toEqual(problems);
  });
});

describe('Masked accounts', () => {
  const masked = (one: BankAccount): BankAccount => ({
    ...one,
    routing_number: maskAccountNumber(one.routing_number),
    account_number: maskAccountNumber(one.account_number),
  });
  const short = account({ account_number: '1234' });
  const long = account({ account_number: '99887766620' });
  const like = account({ account_number: '55555556620' });

  it('get their numbers in any order, also those too short to show digits [EMP-018]', () => {
    expect(unmaskAccounts([masked(long), masked(short)], [short, long])).toEqual([long, short]);
    expect(unmaskAccounts([masked(long)], [short])).toMatchObject([{ account_number: '' }]);
  });

  it('with the same last digits are those at the same place [EMP-018]', () => {
    expect(unmaskAccounts([masked(long), masked(like)], [long, like])).toEqual([long, like]);
  });
});
