import { describe, expect, it, test } from 'vitest';
import { decideBrandDeletion, freeNickname, urlSafe } from './brands.ts';

describe('the nickname of a brand', () => {
  it.each([
    ['Cluckwell', 'cluckwell'],
    ['Kindred Home Care', 'kindred-home-care'],
    ['Café Olé!', 'cafe-ole'],
    ['  Harbor & Pine  ', 'harbor-pine'],
    ['全家', 'brand'],
    ['---', 'brand'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('of %o is %s [CMP-006]', (name, nickname) => {
    expect(urlSafe(name)).toBe(nickname);
  });

  it('gets a number until it is available [CMP-006]', () => {
    const taken = new Set(['cluckwell', 'cluckwell-2']);
    expect(freeNickname('Cluckwell', (nickname) => taken.has(nickname))).toBe('cluckwell-3');
    expect(freeNickname('Tidewater', (nickname) => taken.has(nickname))).toBe('tidewater');
  });
});

test("a brand with locations can't be deleted, and the error says how many [CMP-009]", () => {
  expect(decideBrandDeletion({ locations: 2 })).toEqual({ allowed: false, reason: 'has_locations', locations: 2 });
  expect(decideBrandDeletion({ locations: 0 })).toEqual({ allowed: true });
});
