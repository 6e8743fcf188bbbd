import { describe, expect, it } from 'vitest';
import { type ApplicantCells, checkApplicantRows, type KnownForApplicants } from './applicant-import.ts';

const known: KnownForApplicants = {
  jobs: [
    { id: 7, title: 'Line Cook', locationName: 'Decatur', digestKey: 'abc' },
    { id: 8, title: 'Host', locationName: 'Decatur', digestKey: 'def' },
    { id: 9, title: 'Host', locationName: 'Midtown', digestKey: 'ghi' },
  ],
  byPhone: new Map([['+14045550148', { id: 3, openIn: [7], doNotRehire: false }]]),
  byEmail: new Map([['ada@mail.test', { id: 4, openIn: [], doNotRehire: false }]]),
};

const right: ApplicantCells = {
  first_name: 'Ada',
  last_name: 'Quist',
  phone: '(404) 555-0199',
  email: '',
  position: 'line cook',
  location: '',
  source: '',
};

const check = (...rows: Partial<ApplicantCells>[]) =>
  checkApplicantRows(
    rows.map((cells, at) => ({ line: at + 2, cells: { ...right, ...cells } })),
    known,
  );

const problemsOf = (cells: Partial<ApplicantCells>) =>
  check(cells)[0]?.problems.map(({ field, problem, suggestion }) => [field, problem, suggestion]);

describe('An applicant row', () => {
  it('that is valid gets its job and the already known person [AHD-019]', () => {
    const phone = { phone: '4045550199', region_number: '1' };
    expect(check({})[0]).toMatchObject({ jobId: 7, phone, email: null, personId: null, problems: [] });
    expect(check({ email: 'ADA@mail.test' })[0]).toMatchObject({ personId: 4, email: 'ada@mail.test' });
    expect(check({ position: 'Host', location: 'midtown' })[0]).toMatchObject({ jobId: 9, problems: [] });
    expect(check({ position: 'def' })[0]?.jobId).toBe(8);
  });

  it.each([
    ['+14045550199', { phone: '4045550199', region_number: '1' }],
    ['404.555.0199', { phone: '4045550199', region_number: '1' }],
    ['+44 7911 123456', { phone: '7911123456', region_number: '44' }],
  ])('with the phone %s is stored as %j [AHD-019, PLT-046]', (phone, stored) => {
    expect(check({ phone })[0]).toMatchObject({ phone: stored, problems: [] });
  });

  it.each([
    [{ first_name: ' ' }, [['first_name', 'required', null]]],
    [{ last_name: 'x'.repeat(300) }, [['last_name', 'too_long', null]]],
    [{ phone: '' }, [['phone', 'phone_or_email', null]]],
    [{ phone: '12' }, [['phone', 'phone_invalid', null]]],
    [{ email: 'nobody' }, [['email', 'email_invalid', null]]],
    [{ position: '' }, [['position', 'required', null]]],
    [{ position: 'Line Cok' }, [['position', 'job_unknown', 'Line Cook']]],
    [{ position: 'Host' }, [['location', 'job_ambiguous', null]]],
    [{ source: '=cmd()' }, [['source', 'formula', null]]],
    [{ phone: '4045550148' }, [['phone', 'applied_already', null]]],
  ])('%j: %j [AHD-019]', (cells, problems) => {
    expect(problemsOf(cells)).toEqual(problems);
  });

  it('that repeats an earlier row names its line; the same person for another job is allowed [AHD-019]', () => {
    const [, second, third] = check({}, { first_name: 'Ada B.' }, { position: 'Host', location: 'Decatur' });
    expect(second?.problems).toEqual([{ field: 'phone', problem: 'repeated_in_row', count: 2, suggestion: null }]);
    expect(third?.problems).toEqual([]);
  });
});
