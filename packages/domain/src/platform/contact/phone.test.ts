import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decidePhoneChange,
  formatFullPhoneNumber,
  formatPhoneNumber,
  fullPhoneNumber,
  globalPhoneNumber,
  isBlankPhone,
  isPhoneNumber,
  PREFERRED_PHONE_COUNTRIES,
  phoneRegions,
  readPhoneNumber,
  samePhoneNumber,
} from './phone.ts';

const ATLANTA = '4045550172';

const LONDON = '7911123456';

describe('readPhoneNumber', () => {
  it.each([
    ['4045550172', '1', ATLANTA, '1'],
    ['+14045550172', '1', ATLANTA, '1'],
    ['+1 (404) 555-0172', '1', ATLANTA, '1'],
    ['1-404-555-0172', '1', ATLANTA, '1'],
    ['404.555.0172', '1', ATLANTA, '1'],
    ['404 555 0172', '1', ATLANTA, '1'],
    ['404/555-0172', '1', ATLANTA, '1'],
    ['[404] 555‑0172', '1', ATLANTA, '1'],
    ['\t404\u00a0555\n0172 ', '1', ATLANTA, '1'],
    ['404\u202f555\u20130172', '1', ATLANTA, '1'],
    ['\u202a+1\u00a0404\u00a0555\u00a00172\u202c', '1', ATLANTA, '1'],
    ['\uff0b\uff11\u3000\uff14\uff10\uff14\uff0d\uff15\uff15\uff15\uff0d\uff10\uff11\uff17\uff12', '1', ATLANTA, '1'],
    ['\u0664\u0660\u0664\u0665\u0665\u0665\u0660\u0661\u0667\u0662', '1', ATLANTA, '1'],
    ['604 555 0172', '1', '6045550172', '1'],
    ['9123 4567', '65', '91234567', '65'],
    ['+65 9123 4567', '65', '91234567', '65'],
    ['7911 123456', '44', LONDON, '44'],
    ['07911 123456', '44', LONDON, '44'],
    ['+44 (0)7911 123456', '44', LONDON, '44'],
    // A full number of another country than the chosen one.
    ['+44 7911 123456', '1', LONDON, '44'],
    ['+44 7911 123456', '', LONDON, '44'],
    ['+1 404 555 0172', '65', ATLANTA, '1'],
    // Italian numbers keep their leading zero.
    ['06 6982 1234', '39', '0669821234', '39'],
  ])('reads %j with region %j as %s of region %s [PLT-046]', (phone, region_number, digits, region) => {
    expect(readPhoneNumber({ phone, region_number })).toEqual({ phone: digits, region_number: region });
  });

  it.each([
    ['', '1'],
    ['()- ', '1'],
    ['123', '1'],
    ['5550172', '1'],
    ['40455501721234', '1'],
    ['404555017a', '1'],
    ['4045550172 x12', '1'],
    ['+', '1'],
    ['++14045550172', '1'],
    ['404+5550172', '1'],
    ['4045550172', '65'],
    ['4045550172', '12'],
    ['5550172', '1404'],
    ['4045550172', ''],
    ['4045550172', '+1'],
    ['4045550172', '999'],
    ['1234567890123456', '1'],
    ['+999 4045550172', '1'],
    [`4045550172${' '.repeat(100)}`, '1'],
  ])('refuses %j with region %j [PLT-046]', (phone, region_number) => {
    expect(readPhoneNumber({ phone, region_number })).toBeNull();
    expect(isPhoneNumber({ phone, region_number })).toBe(false);
  });

  it('reads what it stored as the same number [PLT-046]', () => {
    const regions = phoneRegions();
    fc.assert(
      fc.property(fc.constantFrom(...regions), fc.stringMatching(/^\d{4,12}$/), ({ region_number }, phone) => {
        const stored = readPhoneNumber({ phone, region_number });
        if (stored) expect(readPhoneNumber(stored)).toEqual(stored);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the digits regardless of spacing and grouping [PLT-046]', () => {
    const grouping = fc.constantFrom('', ' ', '-', '(', ')', '\t', '.', '\u00a0');
    fc.assert(
      fc.property(fc.array(grouping, { minLength: 10, maxLength: 10 }), (groups) => {
        const phone = groups.map((group, at) => group + ATLANTA[at]).join('');
        expect(readPhoneNumber({ phone, region_number: '1' })?.phone).toBe(ATLANTA);
      }),
    );
  });

  it('takes no longer for a long text [PLT-046]', () => {
    expect(readPhoneNumber({ phone: '+1'.repeat(1_000_000), region_number: '1' })).toBeNull();
    expect(isBlankPhone(' '.repeat(1_000_000))).toBe(true);
  });
});

describe('samePhoneNumber', () => {
  it.each([
    ['4045550172', '1', true],
    ['(404) 555-0172', '1', true],
    ['404 555-0172 ', '1', true],
    ['4045550173', '1', false],
    ['4045550172', '65', false],
    ['404.555.0172', '1', true],
    ['+1 404 555 0172', '65', true],
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
    ['+44 7911 123456', '1', '+44 7911 123456'],
    ['404.555.0172', '1', '+1 404 555 0172'],
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
    ['the same number, in full', '+1 404.555.0172', '1', stored, true, { allowed: false, reason: 'unchanged' }],
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
