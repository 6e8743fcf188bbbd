import * as rules from '@onward/domain/platform/contact/phone';
import { describe, expect, it } from 'vitest';
import { phoneEntry, phoneFault } from './phone-entry.ts';

const nobody = { phone: null, region_number: null };
const renee = { phone: '4045550172', region_number: '1' };

describe('phoneFault', () => {
  it.each([
    ['', nobody, 'required'],
    ['  ', renee, 'required'],
    ['12', nobody, 'invalid'],
    ['(404) 555-0172', renee, 'unchanged'],
    ['404 555 0133', renee, null],
  ] as const)('validates %j replacing %o as %s [NTF-008]', (phone, current, fault) => {
    expect(phoneFault({ phone, region_number: '1' }, current, rules)).toBe(fault);
  });

  it('leaves validation to the server until the rules have loaded', () => {
    expect(phoneFault({ phone: '12', region_number: '1' }, nobody, null)).toBeNull();
  });
});

describe('phoneEntry', () => {
  it('starts with the known number, or empty in the first region [PLT-046]', () => {
    expect(phoneEntry(renee)).toEqual(renee);
    expect(phoneEntry(nobody)).toEqual({ phone: '', region_number: '1' });
  });
});
