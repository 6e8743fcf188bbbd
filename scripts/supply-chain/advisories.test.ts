import { expect, test } from 'vitest';
import { readReport } from './advisories.ts';

test('a registry that knows no advisories is told apart from one that knows of none', () => {
  expect(readReport('{"statusCode":405,"message":""}')).toEqual({ checked: false, why: 'it responded with 405' });
  expect(readReport('')).toEqual({ checked: false, why: 'it cannot be queried' });
  expect(readReport('<html>')).toEqual({ checked: false, why: 'it cannot be queried' });
  expect(readReport('{"metadata":{"vulnerabilities":{"high":0,"critical":0,"total":0}}}')).toEqual({
    checked: true,
    serious: 0,
    total: 0,
  });
  expect(readReport('{"metadata":{"vulnerabilities":{"low":2,"high":1,"critical":1,"total":4}}}')).toEqual({
    checked: true,
    serious: 2,
    total: 4,
  });
});
