import { describe, expect, it } from 'vitest';
import { findState, fullAddress, isPostalCode } from './addresses.ts';

const decatur = {
  address_line_1: '412 Church St',
  address_line_2: null,
  city: 'Decatur',
  state: 'GA',
  postal_code: '30030',
  country: 'US',
};

describe('an address on one line', () => {
  it.each([
    [decatur, '412 Church St, Decatur, GA 30030'],
    [{ ...decatur, address_line_2: 'Suite 2' }, '412 Church St, Suite 2, Decatur, GA 30030'],
    [{ ...decatur, country: 'CA', state: 'ON', postal_code: 'K1A 0B1' }, '412 Church St, Decatur, ON K1A 0B1, CA'],
    [{ ...decatur, address_line_1: null, city: null, postal_code: null }, 'GA'],
    [{ ...decatur, address_line_1: null, city: null, state: null, postal_code: null, country: null }, ''],
  ])('%o is "%s" [CMP-011]', (address, line) => {
    expect(fullAddress(address)).toBe(line);
  });
});

describe('a state', () => {
  it.each([
    ['US', 'GA', 'GA'],
    ['US', ' georgia ', 'GA'],
    ['US', 'new  york', 'NY'],
    ['US', 'Georga', null],
    ['CA', 'Ontario', 'ON'],
    ['CA', 'GA', null],
    ['FR', 'GA', null],
  ])('in %s written %o is %o [CMP-011]', (country, text, code) => {
    expect(findState(country, text)).toBe(code);
  });
});

describe('a postal code', () => {
  it.each([
    ['US', '30030', true],
    ['US', '30030-1234', true],
    ['US', ' 30030 ', true],
    ['US', '3032', false],
    ['US', 'K1A 0B1', false],
    ['CA', 'K1A 0B1', true],
    ['CA', '30030', false],
    ['FR', '75001', true],
    ['FR', '', false],
  ])('in %s %o: %s [CMP-011]', (country, text, right) => {
    expect(isPostalCode(country, text)).toBe(right);
  });
});
