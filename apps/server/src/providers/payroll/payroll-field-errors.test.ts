// A refused value is reported by our field name, in the provider's words, without confidential values (AHD-013).
import type { PayrollHire, PayrollProvider } from '@onward/domain/payroll/hires';
import type { HireField } from '@onward/domain/payroll/providers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maskPayload } from './mask-payload.ts';
import { BIRTH, hireFor, PayrollSandbox, SSN } from './payroll.fixture.ts';
import { PayrollProblem, safeMessage } from './payroll-problem.ts';

let sandbox: PayrollSandbox;

beforeAll(async () => {
  sandbox = await PayrollSandbox.open();
});
beforeEach(() => sandbox.clear());
afterAll(() => sandbox.close());

type Wrong = (hire: PayrollHire) => Partial<PayrollHire>;

const at =
  (address: Partial<PayrollHire['address']>): Wrong =>
  (hire) => ({ address: { ...hire.address, ...address } });
const coded =
  (codes: Partial<PayrollHire['codes']>, more: Partial<PayrollHire> = {}): Wrong =>
  (hire) => ({
    ...more,
    codes: { ...hire.codes, ...codes },
  });
const set =
  (changes: Partial<PayrollHire>): Wrong =>
  () =>
    changes;
const yearly = { payRate: 52_000, payUnit: 'year' } as const;
const long = 'x'.repeat(60);
const odd = { gender: 'robot', employmentType: 'robot' } as unknown as PayrollHire;

/** Values that our own check stops as well; here they are sent on purpose. */
const COMMON: [HireField, Wrong][] = [
  ['legal_first_name', set({ legalFirstName: '' })],
  ['legal_first_name', set({ legalFirstName: long })],
  ['legal_last_name', set({ legalLastName: '' })],
  ['ssn', set({ ssn: '12345678' })],
  ['date_of_birth', set({ dateOfBirth: '1996-14-12' })],
  ['email', set({ email: 'nobody' })],
  ['address_line_1', at({ line1: long })],
  ['address_line_2', at({ line2: long })],
  ['city', at({ city: long })],
  ['state', at({ state: 'Georgia' })],
  ['postal_code', at({ postalCode: '300' })],
  ['postal_code', set({ legalLastName: 'Refuse' })],
  ['pay_rate', set({ payRate: -1 })],
];

const position: [HireField, Wrong] = ['codes.position', coded({ position: 'nothing' })];
const department: [HireField, Wrong] = ['codes.department', coded({ department: 'nothing' })];
const place: [HireField, Wrong] = ['codes.location', coded({ location: 'nothing' })];
const period: [HireField, Wrong] = ['codes.pay_unit', coded({ pay_unit: 'Q' }, yearly)];

const REFUSED: Record<PayrollProvider, [HireField, Wrong][]> = {
  adp: [...COMMON, position, department, place, period, ['hired_date', set({ hiredDate: '' })]],
  adp_run: [
    ...COMMON,
    department,
    period,
    ['hired_date', set({ hiredDate: '' })],
    ['gender', set({ gender: null })],
    ['employment_type', set({ employmentType: null })],
    ['work_state', set({ workState: null })],
    ['pay_unit', set({ payUnit: 'day' })],
  ],
  paychex: [...COMMON, position, department, ['start_date', set({ startDate: '2026-99-99' })]],
  paylocity: [
    ...COMMON,
    position,
    department,
    place,
    period,
    ['hired_date', set({ hiredDate: '' })],
    ['legal_middle_name', set({ legalMiddleName: long })],
    ['job_title', set({ jobTitle: long })],
    ['work_state', set({ workState: 'Georgia' })],
    ['start_date', set({ startDate: 'soon' })],
  ],
};

const cases = Object.entries(REFUSED).flatMap(([provider, rows]) =>
  rows.map(([field, wrong]) => [provider as PayrollProvider, field, wrong] as const),
);

describe('A value that a payroll provider refuses', () => {
  it.each(cases)('at %s is named as our field: %s [AHD-013, EMP-031]', async (provider, field, wrong) => {
    const hire = hireFor(provider, wrong(hireFor(provider)));
    const error = await sandbox
      .client(provider)
      .create(hire)
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof PayrollProblem)) throw error;
    expect(error).toMatchObject({ kind: 'refused', status: 400 });
    expect([...new Set(error.fieldErrors.map((one) => one.field))]).toEqual([field]);
    for (const { message } of error.fieldErrors) {
      expect(message.length).toBeGreaterThan(5);
      if (hire.ssn.length === 9) expect(message).not.toContain(hire.ssn);
      if (hire.dateOfBirth) expect(message).not.toContain(hire.dateOfBirth);
    }
  });

  it.each(['adp', 'adp_run', 'paychex', 'paylocity'] as const)(
    'at %s can be corrected and sent again, and another person with the same number is refused [EMP-031]',
    async (provider) => {
      const client = sandbox.client(provider);
      await expect(client.create(hireFor(provider, { legalLastName: 'Refuse' }))).rejects.toMatchObject({
        kind: 'refused',
      });
      await client.create(hireFor(provider, provider === 'paychex' ? { reference: 'OW9Z', ssn: '222334444' } : {}));
      const twin = hireFor(provider, { reference: 'OW2B', legalFirstName: 'Bea' });
      const error = (await client.create(twin).catch((thrown: unknown) => thrown)) as PayrollProblem;
      expect(error).toMatchObject({ kind: 'refused', isDuplicate: true, fieldErrors: [{ field: 'ssn' }] });
      expect(JSON.stringify(error.fieldErrors)).toContain('*****6789');
      expect((await sandbox.people()).map(({ reference }) => reference)).not.toContain('OW2B');
    },
  );

  it('that matches none of our fields is still reported [AHD-013]', async () => {
    const client = sandbox.client('adp', undefined, { templateCode: 'Made up' });
    await expect(client.create(hireFor('adp'))).rejects.toMatchObject({
      fieldErrors: [{ field: null, message: 'Onboarding Template Code is invalid.' }],
    });
    const strange = { ...hireFor('paychex'), ...odd, gender: odd.gender };
    expect(sandbox.client('paychex').writePayload(strange)).toHaveLength(5);
  });
});

describe('The message of a payroll provider', () => {
  const { payUnit, codes } = hireFor('adp');
  const hire = { ssn: SSN, dateOfBirth: BIRTH, payRate: 1234.5, payUnit, codes };

  it.each([
    ['Number 132456789 is used.', 'Number *****6789 is used.'],
    ['Number 132-45-6789 is used.', 'Number *****6789 is used.'],
    ['Number 132 45 6789 is used.', 'Number *****6789 is used.'],
    ['Ends with 6789.', 'Ends with 6789.'],
    ['Starts with 13245.', 'Starts with *****6789.'],
    ['Born 1996-04-12, 04/12/1996, 4/12/1996, 04-12-1996, 19960412.', 'Born ***, ***, ***, ***, ***.'],
    ['Paid 1,234.50 or 1234.50 or 1234.5.', 'Paid *** or *** or ***.'],
    ['Paid 1234.5, code 21234.5, since 1234.5-01.', 'Paid ***, code 21234.5, since 1234.5-01.'],
    ['ZIP 30030 is not known.', 'ZIP 30030 is not known.'],
    ['Two\u0000 \u202elines\r\nhere', 'Two lines here'],
  ])('%j is shown as %j [AHD-013]', (text, shown) => {
    expect(safeMessage({ text, hire })).toBe(shown);
  });

  it.each([
    ['adp', 'W', '1,000.00'],
    ['adp_run', 'B', '2000.00'],
    ['paychex', 'M', '52000.00'],
    ['paylocity', 'S', '2166.67'],
  ] as const)('hides a yearly salary as %s gets it, per pay period %s [AHD-013]', (provider, pay_unit, amount) => {
    const yearlyHire = hireFor(provider, yearly);
    const sent = { ...yearlyHire, codes: { ...yearlyHire.codes, pay_unit } };
    expect(safeMessage({ text: `The amount ${amount} is too low.`, hire: sent })).toBe('The amount *** is too low.');
  });

  it('keeps dates and codes that contain the digits of the pay [AHD-013]', () => {
    const text = 'Pay rate 20 or $20.00 is too low for 2026-11-20 and code 320.';
    expect(safeMessage({ text, hire: { ...hire, payRate: 20 } })).toBe(
      'Pay rate *** or $*** is too low for 2026-11-20 and code 320.',
    );
  });

  it('is never longer than people read [AHD-013]', () => {
    expect(safeMessage({ text: 'x'.repeat(100_000), hire })).toHaveLength(300);
  });
});

describe('The payload of a dry run', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

  it.each(['adp', 'adp_run', 'paychex', 'paylocity'] as const)(
    'for %s shows neither number, birth date, nor pay, whatever they are [AHD-013]',
    (provider) => {
      const planted = fc.record({
        ssn: digits(9).filter((ssn) => !ssn.includes('0000')),
        dateOfBirth: fc.date({ min: new Date('1940-01-01'), max: new Date('2010-01-01'), noInvalidDate: true }),
        payRate: fc.integer({ min: 100_001, max: 999_999 }).map((cents) => cents / 100),
      });
      fc.assert(
        fc.property(planted, ({ ssn, dateOfBirth, payRate }) => {
          const day = dateOfBirth.toISOString().slice(0, 10);
          const hire = hireFor(provider, { ssn, dateOfBirth: day, payRate });
          const payload = sandbox.client(provider).writePayload(hire);
          const whole = JSON.stringify(payload);
          const shown = JSON.stringify(maskPayload(payload));
          for (const value of [ssn, day]) {
            expect(whole).toContain(value);
            expect(shown).not.toContain(value);
          }
          expect(whole).toContain(String(payRate));
          expect(shown).not.toContain(String(payRate));
          expect(shown).toContain(`*****${ssn.slice(-4)}`);
          expect(shown).toContain('Church St');
        }),
        { numRuns: 50 },
      );
    },
  );

  it('shows only the last four digits of accounts, and nothing of short ones [AHD-013]', () => {
    const body = [
      { accountNumber: '000987654321', routingNumber: 21000021 },
      { accountNumber: '1234', note: '132 45 6789' },
    ];
    expect(maskPayload([{ method: 'POST', path: '/x', body }])).toEqual([
      {
        method: 'POST',
        path: '/x',
        body: [
          { accountNumber: '*****4321', routingNumber: '*****0021' },
          { accountNumber: '*****', note: '*****6789' },
        ],
      },
    ]);
  });
});
