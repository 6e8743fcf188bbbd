import { describe, expect, it } from 'vitest';
import { positionKey, suggestCode } from './mappings.ts';

const CODES = [
  { code: '200', name: 'Cluckwell Decatur' },
  { code: '230', name: 'Cluckwell East Point' },
  { code: 'SHLD', name: 'Shift Leader' },
];

describe('Codes of a payroll provider', () => {
  it('are found for a job title whatever its case and spaces [INT-011]', () => {
    expect(positionKey('  Team   MEMBER ')).toBe('team member');
  });

  it.each([
    ['Cluckwell East Point', '230'],
    ['East Point', '230'],
    ['shift leader', 'SHLD'],
    ['Cluckwell Decatur, GA', '200'],
    ['Team Member', null],
    ['', null],
  ])('are suggested for “%s”: %s [INT-011]', (label, code) => {
    expect(suggestCode(label, CODES)).toBe(code);
  });
});
