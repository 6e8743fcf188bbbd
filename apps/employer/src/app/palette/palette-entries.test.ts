import { House } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { matchRank, nextRow, type PaletteEntry, type PaletteGroup, paletteSections } from './palette-entries.ts';

const entry = (group: PaletteGroup, label: string): PaletteEntry => ({
  id: label,
  group,
  label,
  icon: House,
  run: () => {},
});

const entries = [
  entry('pages', 'Home'),
  entry('pages', 'Employee records'),
  entry('pages', 'Reports'),
  entry('pages', 'Équipe'),
  entry('actions', 'Sign out'),
  entry('actions', 'Dark theme'),
  entry('people', 'Reese Home'),
];

const shown = (query: string, only: PaletteGroup | null = null) =>
  paletteSections(entries, query, only).map((section) => [section.group, section.entries.map(({ label }) => label)]);

describe('what the palette shows', () => {
  test('with nothing typed, pages lead and everything is there', () => {
    expect(shown('')).toEqual([
      ['pages', ['Home', 'Employee records', 'Reports', 'Équipe']],
      ['people', ['Reese Home']],
      ['actions', ['Sign out', 'Dark theme']],
    ]);
  });

  test('typing narrows by any part of the words, people first', () => {
    expect(shown('home')).toEqual([
      ['people', ['Reese Home']],
      ['pages', ['Home']],
    ]);
  });

  test('pages stand before actions, typed or not [AHD-004]', () => {
    const both = [entry('actions', 'Theme: Dark'), entry('pages', 'Reports: theme')];
    expect(paletteSections(both, 'theme', null).map(({ group }) => group)).toEqual(['pages', 'actions']);
  });

  test('a start beats a later word, and both beat the inside', () => {
    expect(shown('re', 'pages')).toEqual([['pages', ['Reports', 'Employee records']]]);
    expect([matchRank('Reports', 're'), matchRank('Employee records', 're'), matchRank('Core', 're')]).toEqual([
      0, 1, 2,
    ]);
  });

  test('accents do not matter', () => {
    expect(shown('equipe')).toEqual([['pages', ['Équipe']]]);
  });

  test('a leading > leaves actions only, whatever group was chosen', () => {
    expect(shown('> dark', 'pages')).toEqual([['actions', ['Dark theme']]]);
    expect(shown('>')).toEqual([['actions', ['Sign out', 'Dark theme']]]);
  });

  test('nothing that matches is an empty list', () => {
    expect(shown('zebra')).toEqual([]);
  });
});

test('arrows go round the list and stay put on an empty one', () => {
  expect([nextRow(0, 3, 'ArrowUp'), nextRow(2, 3, 'ArrowDown'), nextRow(0, 0, 'ArrowDown')]).toEqual([2, 0, 0]);
});
