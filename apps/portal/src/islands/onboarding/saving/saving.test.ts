import { BASIC_INFORMATION } from '@onward/domain/onboarding/forms/basic-information';
import { DIRECT_DEPOSIT } from '@onward/domain/onboarding/forms/direct-deposit';
import { describe, expect, it } from 'vitest';
import { draftOf, fromDraft, unkeptFields } from './kept-draft.ts';
import { mergeAnswers } from './merge-answers.ts';

describe('Answers of two devices', () => {
  const base = { city: 'Decatur', state: 'GA', preferred_name: 'Am' };

  it('are merged field by field, without a question when they agree [AHD-016]', () => {
    const mine = { ...base, city: 'Atlanta' };
    const theirs = { ...base, preferred_name: 'Amara' };
    expect(mergeAnswers(base, mine, theirs)).toEqual({
      answers: { city: 'Atlanta', state: 'GA', preferred_name: 'Amara' },
      contradictions: [],
    });
    expect(mergeAnswers(base, mine, mine).contradictions).toEqual([]);
  });

  it('contradict each other only where both changed the same field [AHD-016]', () => {
    const merged = mergeAnswers(base, { ...base, city: 'Atlanta' }, { ...base, city: 'Macon', state: 'AL' });
    expect(merged.contradictions).toEqual([{ field: 'city', mine: 'Atlanta', theirs: 'Macon' }]);
    expect(merged.answers).toEqual({ city: 'Atlanta', state: 'AL', preferred_name: 'Am' });
  });

  it('are the same when the server masks what was saved [AHD-016]', () => {
    const account = {
      bank_name: null,
      account_type: 'checking',
      routing_number: '021000021',
      account_number: '880012346620',
      account_number_again: '880012346620',
      split: 'remainder',
      value: null,
    } as const;
    const { account_number_again: _again, ...shown } = { ...account, account_number: '••••6620' };
    const typed = { ssn: '219-45-6789', accounts: [account], city: 'Macon' };
    const theirs = { ssn: '*****6789', accounts: [shown], city: 'Atlanta' };
    expect(mergeAnswers(typed, { ...typed, ssn: '219-45-6780' }, theirs)).toEqual({
      answers: { ssn: '219-45-6780', accounts: [account], city: 'Atlanta' },
      contradictions: [],
    });
    expect(
      mergeAnswers(typed, { ...typed, ssn: '219-45-6780' }, { ...theirs, ssn: '*****1111' }).contradictions,
    ).toEqual([{ field: 'ssn', mine: '219-45-6780', theirs: '*****1111' }]);
  });

  it('keep a value that was removed on one device [AHD-016]', () => {
    expect(mergeAnswers(base, { city: 'Decatur', state: 'GA' }, base).answers).toEqual({
      city: 'Decatur',
      state: 'GA',
    });
  });
});

describe('A draft on the device', () => {
  it('never holds a Social Security number, a birth date, or an account number [AHD-016]', () => {
    const typed = { city: 'Atlanta', ssn: '132-45-6789', date_of_birth: '1999-03-22' };
    const draft = draftOf(BASIC_INFORMATION, 3, {}, typed);
    expect(draft).toEqual({ version: 3, changes: { city: { from: null, to: 'Atlanta' } } });
    expect(unkeptFields(BASIC_INFORMATION, {}, typed)).toEqual(['date_of_birth', 'ssn']);
    const account = {
      bank_name: null,
      account_type: 'checking',
      routing_number: '061000104',
      account_number: '123456620',
      split: 'remainder',
      value: null,
    } as const;
    const paid = { pay_method: 'direct_deposit', accounts: [account] };
    expect(JSON.stringify(draftOf(DIRECT_DEPOSIT, 1, {}, paid))).not.toContain('6620');
  });

  it('is put on top of what the server has by now [AHD-016]', () => {
    const draft = draftOf(BASIC_INFORMATION, 3, { city: 'Decatur' }, { city: 'Atlanta' });
    const current = { city: 'Macon', state: 'GA' };
    const { base, mine } = fromDraft(draft, current);
    expect(mergeAnswers(base, mine, current).contradictions).toEqual([
      { field: 'city', mine: 'Atlanta', theirs: 'Macon' },
    ]);
    const same = fromDraft(draft, { city: 'Decatur', state: 'GA' });
    expect(mergeAnswers(same.base, same.mine, { city: 'Decatur', state: 'GA' })).toEqual({
      answers: { city: 'Atlanta', state: 'GA' },
      contradictions: [],
    });
  });
});
