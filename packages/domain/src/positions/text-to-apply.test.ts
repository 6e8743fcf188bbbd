import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordIn, keywordOf, keywordProblem } from './text-to-apply.ts';

describe('the text-to-apply keyword', () => {
  it.each([
    [{ id: 14, title: 'Shift Leader' }, 'SHIFT14'],
    [{ id: 9, title: '7-Eleven clerk' }, 'ELEVEN9'],
    [{ id: 3, title: '厨师' }, 'JOB3'],
    [{ id: 5, title: 'Electromechanical helper' }, 'ELECTROMECHA5'],
  ])('of %j is %s [JOB-054]', (position, keyword) => {
    expect(keywordOf(position)).toBe(keyword);
  });

  it('is never the keyword of another posting [JOB-054]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.string(), fc.string(), (one, other, title, another) => {
        fc.pre(one !== other);
        expect(keywordOf({ id: one, title })).not.toBe(keywordOf({ id: other, title: another }));
      }),
    );
  });

  it.each([
    ['SHIFTLEAD', null],
    ['SHIFT14', null],
    ['SHIFT15', 'figures'],
    ['14', 'length'],
    ['1414', 'figures'],
    ['4SHIFT', 'figures'],
    ['GO', 'length'],
    ['A'.repeat(21), 'length'],
    ['STOP', 'reserved'],
    ['HELP', 'reserved'],
  ])('can be changed to %s for posting 14: %s [JOB-054]', (keyword, problem) => {
    expect(keywordProblem(keyword, 14)).toBe(problem);
  });

  it('that is generated for a posting is only allowed for that posting [JOB-054]', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.string(), (one, other, title) => {
        fc.pre(one !== other);
        const given = keywordOf({ id: one, title });
        expect(keywordProblem(given, one)).not.toBe('figures');
        expect(keywordProblem(given, other)).not.toBeNull();
      }),
    );
  });

  it('is recognized however it was typed [JOB-054]', () => {
    expect(keywordIn(' shift 14! ')).toBe('SHIFT14');
  });
});
