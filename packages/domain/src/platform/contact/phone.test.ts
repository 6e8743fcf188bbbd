import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decidePhoneChange,
  formatFullPhoneNumber,
  formatPhoneNumber,
  fullPhoneNumber,
  globalPhoneNumber,
  isPhoneNumber,
  PREFERRED_PHONE_COUNTRIES,
  phoneDigits,
  phoneRegions,
  samePhoneNumber,
} from './phone.ts';

const ATLANTA = '4045550172';

describe('phoneDigits', () => {
  it.each([
    ['404 555 0172', ATLANTA],
    ['(404) 555-0172', ATLANTA],
    ['404-555-0172', ATLANTA],
    ['\t404\u00a0555\n0172 ', ATLANTA],
    ['((404))--555', '404555'],
    ['', ''],
    [' -() ', ''],
    ['404.555.0172', '404.555.0172'],
    ['+404', '+404'],
  ])('reduces %j to %j [PLT-046]', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits);
  });

  it('changes nothing the second time [PLT-046]', () => {
    fc.assert(
      fc.property(fc.string(), (phone) => {
        expect(phoneDigits(phoneDigits(phone))).toBe(phoneDigits(phone));
      }),
    );
  });

  it('finds the digits regardless of spacing and grouping [PLT-046]', () => {
    const grouping = fc.constantFrom('', ' ', '-', '(', ')', '\t', ') ', ' - ');
    const piece = fc.tuple(grouping, fc.constantFrom(...'0123456789'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const digits = pieces.map(([, digit]) => digit).join('');
        expect(phoneDigits(pieces.flat().join(''))).toBe(digits);
      }),
    );
  });
});

describe('isPhoneNumber', () => {
  it.each([
    ['4045550172', '1'],
    ['(404) 555-0172', '1'],
    ['604 555 0172', '1'],
    ['9123 4567', '65'],
    ['7911 123456', '44'],
  ])('accepts %j in region %s [PLT-046]', (phone, region_number) => {
    expect(isPhoneNumber({ phone, region_number })).toBe(true);
  });

  it.each([
    ['', '1'],
    ['()- ', '1'],
    ['123', '1'],
    ['5550172', '1'],
    ['40455501721234', '1'],
    ['404555017a', '1'],
    ['404.555.0172', '1'],
    ['+14045550172', '1'],
    ['4045550172', '65'],
    ['4045550172', '12'],
    ['5550172', '1404'],
    ['4045550172', ''],
    ['4045550172', '+1'],
    ['4045550172', '999'],
    ['1234567890123456', '1'],
    ['14045550172', '1'],
    ['07911123456', '44'],
  ])('refuses %j in region %j [PLT-046]', (phone, region_number) => {
    expect(isPhoneNumber({ phone, region_number })).toBe(false);
  });
});

describe('samePhoneNumber', () => {
  it.each([
    ['4045550172', '1', true],
    ['(404) 555-0172', '1', true],
    ['404 555-0172 ', '1', true],
    ['4045550173', '1', false],
    ['4045550172', '65', false],
    ['404.555.0172', '1', false],
  ])('compares 404 555 0172 of region 1 with %j of region %s: %s [PLT-046, IDN-035]', (phone, region_number, same) => {
    const stored = { phone: '404 555 0172', region_number: '1' };
    expect(samePhoneNumber(stored, { phone, region_number })).toBe(same);
    expect(samePhoneNumber({ phone, region_number }, stored)).toBe(same);
  });
});

describe('globalPhoneNumber', () => {
  it.each([
    [ATLANTA, '1', '+14045550172'],
    ['(404) 555-0172', '1', '+14045550172'],
    ['9123 4567', '65', '+6591234567'],
    [null, '1', null],
    ['', '1', null],
    [ATLANTA, null, null],
    [ATLANTA, '', null],
    [null, null, null],
  ])('combines %j and region %j into %j [NTF-011]', (phone, region, full) => {
    expect(globalPhoneNumber(phone, region)).toBe(full);
  });
});

describe('formatFullPhoneNumber', () => {
  it.each([
    ['+15005550006', '+1 500 555 0006'],
    ['+6591234567', '+65 9123 4567'],
    ['55555', '55555'],
  ])('shows %s as %s [PLT-046]', (number, shown) => {
    expect(formatFullPhoneNumber(number)).toBe(shown);
  });
});

describe('formatPhoneNumber', () => {
  it.each([
    [ATLANTA, '1', '+1 404 555 0172'],
    ['91234567', '65', '+65 9123 4567'],
    ['12', '1', '+1 12'],
  ])('shows %s of region %s as %s [PLT-046]', (phone, region_number, shown) => {
    expect(formatPhoneNumber({ phone, region_number })).toBe(shown);
  });

  it('formats any ten North American digits as the library does [PLT-046]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (phone) => {
        expect(formatPhoneNumber({ phone, region_number: '1' })).toBe(formatFullPhoneNumber(`+1${phone}`));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('phoneRegions', () => {
  it('lists us, sg and ca first, in that order [PLT-046]', () => {
    expect(PREFERRED_PHONE_COUNTRIES).toEqual(['us', 'sg', 'ca']);
    expect(phoneRegions().slice(0, 3)).toEqual([
      { country: 'US', region_number: '1' },
      { country: 'SG', region_number: '65' },
      { country: 'CA', region_number: '1' },
    ]);
  });

  it('lists every country once, each with a region number [PLT-046]', () => {
    const regions = phoneRegions();
    expect(regions.length).toBeGreaterThan(200);
    expect(new Set(regions.map(({ country }) => country)).size).toBe(regions.length);
    for (const { region_number } of regions) expect(region_number).toMatch(/^\d{1,3}$/);
  });
});

describe('decidePhoneChange', () => {
  const stored = { phone: ATLANTA, region_number: '1' };
  const none = { phone: null, region_number: null };

  it.each([
    ['another number', '4045550173', '1', stored, false, { allowed: true }],
    ['another region', '91234567', '65', stored, false, { allowed: true }],
    ['a first number', ATLANTA, '1', none, true, { allowed: true }],
    ['no number where one is optional', '', '1', stored, false, { allowed: true }],
    ['only punctuation where a number is optional', '(-) ', '1', stored, false, { allowed: true }],
    ['no number where one is required', '', '1', stored, true, { allowed: false, reason: 'required' }],
    ['only punctuation where a number is required', ' ()-', '1', none, true, { allowed: false, reason: 'required' }],
    ['an invalid number', '12345', '1', stored, false, { allowed: false, reason: 'invalid' }],
    ['letters where a number is required', 'call me', '1', none, true, { allowed: false, reason: 'invalid' }],
    ['a number of another region', ATLANTA, '65', stored, false, { allowed: false, reason: 'invalid' }],
    ['the same number', ATLANTA, '1', stored, false, { allowed: false, reason: 'unchanged' }],
    ['the same number, grouped', '(404) 555-0172', '1', stored, true, { allowed: false, reason: 'unchanged' }],
  ] as const)(
    'decides on %s (%j, region %s) [IDN-035]',
    (_case, phone, region_number, current, phoneRequired, decision) => {
      expect(decidePhoneChange({ phone, region_number }, current, { phoneRequired })).toEqual(decision);
    },
  );

  it('treats the number as unchanged even when the stored one is grouped [IDN-035]', () => {
    const grouped = { phone: '(404) 555-0172', region_number: '1' };
    const decision = decidePhoneChange({ phone: ATLANTA, region_number: '1' }, grouped, { phoneRequired: false });
    expect(decision).toEqual({ allowed: false, reason: 'unchanged' });
  });
});

describe('fullPhoneNumber', () => {
  it.each([
    ['(404) 555-0172', '+14045550172'],
    ['+1 404 555 0172', '+14045550172'],
    ['+65 9123 4567', '+6591234567'],
    ['555', null],
    ['call me', null],
    ['', null],
    ['+1 404 555 0172 99', null],
  ])('reads %j as %j [CMP-049]', (text, full) => {
    expect(fullPhoneNumber(text)).toBe(full);
  });
});
