import { describe, expect, it, test } from 'vitest';
import { bestMatches, matchRank } from './match-rank.ts';

describe('How well a label matches', () => {
  test.each([
    ['Ana', 'ana', 0],
    ['Équipe', 'equipe', 0],
    ['Ana Ruiz', 'ana', 1],
    ['Dana Anaya', 'ana', 2],
    ['Dana', 'ana', 3],
    ['Ben', 'ana', null],
    ['Ben', '', 1],
  ])('%s for "%s" has rank %s [AHD-004]', (label, typed, rank) => {
    expect(matchRank(label, typed)).toBe(rank);
  });

  it('puts the exact name first, then starts, later words and the rest [AHD-004, APP-031]', () => {
    const names = ['Juliana', 'Mary Ana', 'Ana Ruiz', 'Ben', 'Ana'];
    expect(bestMatches(names, 'ana', (name) => name)).toEqual(['Ana', 'Ana Ruiz', 'Mary Ana', 'Juliana']);
  });
});
