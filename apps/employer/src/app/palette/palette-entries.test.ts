import { House } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { nextRow, type PaletteEntry, type PaletteGroup, paletteSections } from './palette-entries.ts';

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
  entry('settings', 'Company: Locations'),
  entry('actions', 'Sign out'),
  entry('actions', 'Dark theme'),
  entry('people', 'Reese Home'),
];

const shown = (query: string, only: PaletteGroup | null = null) =>
  paletteSections(entries, query, only).map((section) => [section.group, section.entries.map(({ label }) => label)]);

describe('what the palette shows', () => {
  test('with nothing typed, pages lead and everything but the settings is there [AHD-004]', () => {
    expect(shown('')).toEqual([
      ['pages', ['Home', 'Employee records', 'Reports', 'Équipe']],
      ['people', ['Reese Home']],
      ['actions', ['Sign out', 'Dark theme']],
    ]);
  });

  test('settings are found by their name [AHD-004]', () => {
    expect(shown('locat')).toEqual([['settings', ['Company: Locations']]]);
  });

  test('the section with the best match leads, and people lead among equals [AHD-004]', () => {
    expect(shown('home')).toEqual([
      ['pages', ['Home']],
      ['people', ['Reese Home']],
    ]);
    expect(shown('re')).toEqual([
      ['people', ['Reese Home']],
      ['pages', ['Reports', 'Employee records']],
    ]);
  });

  test('English finds a command in every language, and the best of both names counts [AHD-004]', () => {
    const french = [
      entry('actions', 'Publier une offre'),
      { ...entry('actions', 'Se déconnecter'), english: 'Sign out' },
    ];
    const labels = (query: string) =>
      paletteSections(french, query, null).flatMap(({ entries: found }) => found.map(({ label }) => label));
    expect(labels('sign')).toEqual(['Se déconnecter']);
    expect(labels('deconnecter')).toEqual(['Se déconnecter']);
  });

  test('what the server found by more than the name stays, after the names [AHD-004]', () => {
    const people = [
      { ...entry('people', 'Ana Ruiz'), found: true },
      { ...entry('people', 'Ben'), found: true },
    ];
    expect(paletteSections(people, 'ben', null)[0]?.entries.map(({ label }) => label)).toEqual(['Ben', 'Ana Ruiz']);
  });

  test('pages stand before actions, typed or not [AHD-004]', () => {
    const both = [entry('actions', 'Theme: Dark'), entry('pages', 'Theme reports')];
    expect(paletteSections(both, 'theme', null).map(({ group }) => group)).toEqual(['pages', 'actions']);
  });

  test('a start beats a later word, and both beat the inside', () => {
    expect(shown('re', 'pages')).toEqual([['pages', ['Reports', 'Employee records']]]);
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
