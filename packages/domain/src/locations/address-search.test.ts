import { describe, expect, it } from 'vitest';
import { isAddressSearch, LATITUDE_MAX, LONGITUDE_MAX, readCoordinate } from './address-search.ts';

describe('an address search', () => {
  it.each([
    ['', false],
    ['  41 ', false],
    ['412', true],
    [' 412 Church St ', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('for %o is %s [CMP-018]', (text, expected) => {
    expect(isAddressSearch(text)).toBe(expected);
  });
});

describe('a coordinate', () => {
  it.each([
    ['', LATITUDE_MAX, null],
    [' 33.7749 ', LATITUDE_MAX, 33.7749],
    ['-84.2963', LATITUDE_MAX, -84.2963],
    ['33,7749', LATITUDE_MAX, 33.7749],
    ['90', LATITUDE_MAX, 90],
    ['90.1', LATITUDE_MAX, undefined],
    ['90.1', LONGITUDE_MAX, 90.1],
    ['-180.5', LONGITUDE_MAX, undefined],
    ['north', LATITUDE_MAX, undefined],
    ['1e2', LONGITUDE_MAX, undefined],
    ['33.7749, -84.2963', LATITUDE_MAX, undefined],
  ])('typed as %o with the limit %d is %s [CMP-018]', (text, max, value) => {
    expect(readCoordinate(text, max)).toBe(value);
  });
});
