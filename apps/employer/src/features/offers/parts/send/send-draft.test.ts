import { describe, expect, it } from 'vitest';
import {
  countMissing,
  emptyRow,
  fillDown,
  readAmount,
  rowAfter,
  rowProblems,
  serverProblem,
  signersAfter,
  termsOf,
  usualTemplates,
} from './send-draft.ts';

const ROWS = [
  { ...emptyRow(1, 'Amara'), salary: '17.50', startDate: '2026-11-23' },
  emptyRow(2, 'Elena'),
  { ...emptyRow(3, 'Darnell'), salary: '18,25' },
];

describe('Offers about to be sent', () => {
  it.each([
    ['17.5', 17.5],
    [' 18,25 ', 18.25],
    ['52000', 52_000],
    ['0', null],
    ['17.555', null],
    ['a lot', null],
    ['', null],
  ])('reads the amount %j as %s [OFR-004]', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['the template of the stage', [1, 2], 2, [2]],
    ['nothing when that one is gone', [1, 2], 3, []],
    ['the only one there is', [1], null, [1]],
    ['nothing among several', [1, 2], null, []],
  ])('start with %s [OFR-004]', (_what, ids, ofStage, chosen) => {
    expect(
      usualTemplates(
        ids.map((id) => ({ id })),
        ofStage,
        undefined,
      ),
    ).toEqual(chosen);
  });

  it('start as the last offer to the same person was, without what is over [OFR-004]', () => {
    const staffSigner = { role: 'company' as const, name: 'Jo', signed_as: null, email: null, sequence: 2 };
    const earlier = {
      offer_template_ids: [2],
      salary: 17.5,
      salary_unit: 'hour' as const,
      start_date: '2026-11-23',
      signers: [4, 9].map((id) => ({
        ...staffSigner,
        id,
        status: 'waiting' as const,
        signed_at: null,
        company_staff_id: id,
      })),
    };
    const person = { id: 1, name: 'Amara' };
    const same = { applicationId: 1, name: 'Amara', salary: '17.50', salaryUnit: 'hour' };
    expect(rowAfter(earlier, person, '2026-11-23')).toEqual({ ...same, startDate: '2026-11-23' });
    expect(rowAfter(earlier, person, '2026-11-24')).toEqual({ ...same, startDate: '' });
    expect(rowAfter(undefined, person, '2026-11-24')).toEqual(emptyRow(1, 'Amara'));
    expect(signersAfter(earlier, [{ id: 9 }])).toEqual([9]);
    expect(usualTemplates([{ id: 1 }, { id: 2 }], 1, earlier)).toEqual([2]);
    expect(usualTemplates([{ id: 1 }], null, earlier)).toEqual([1]);
  });

  it('copy a value to everybody below [OFR-004]', () => {
    expect(fillDown(ROWS, 0, 'startDate').map(({ startDate }) => startDate)).toEqual(Array(3).fill('2026-11-23'));
    expect(fillDown(ROWS, 1, 'salary').map(({ salary }) => salary)).toEqual(['17.50', '', '']);
  });

  it('count what is missing only for terms that the documents mention [OFR-004]', () => {
    expect([...countMissing(ROWS, ['salary', 'start_date'])]).toEqual([
      ['salary', 1],
      ['start_date', 2],
    ]);
    expect([...countMissing(ROWS, ['position_title'])]).toEqual([]);
  });

  it('name what is wrong with the terms of each person [OFR-004]', () => {
    const past = { ...emptyRow(1, 'Amara'), salary: '17.50', startDate: '2020-01-01' };
    expect(rowProblems(past, ['salary', 'start_date'], '2026-11-10')).toEqual({ start_date: 'start_date_past' });
    expect(rowProblems(past, ['salary'], '2026-11-10')).toEqual({});
    expect(rowProblems(emptyRow(2, 'Elena'), ['salary', 'start_date'], '2026-11-10')).toEqual({
      salary: 'required',
      start_date: 'required',
    });
    const refused = { 'params.offers.1.start_date': 'Choose a day from today on' };
    expect(serverProblem(refused, 1, 'start_date')).toBe('Choose a day from today on');
    expect(serverProblem(refused, 2, 'start_date')).toBeUndefined();
  });

  it('are sent as numbers and days [OFR-002]', () => {
    expect(termsOf({ ...emptyRow(3, 'Darnell'), salary: '18,25' })).toEqual({
      salary: 18.25,
      salary_unit: 'hour',
      start_date: null,
    });
  });
});
