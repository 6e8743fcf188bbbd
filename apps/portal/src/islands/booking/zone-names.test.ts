import { describe, expect, it } from 'vitest';
import { namedZones, offerZones } from './zone-names.ts';

const KNOWN = ['Asia/Tokyo', 'America/New_York', 'Africa/Cairo', 'Europe/Berlin', 'Europe/Paris', 'Etc/Unknown/x y'];

describe('The time zones to choose from', () => {
  it('begin with the reader’s own and those of the United States, each once [CAR-017]', () => {
    const { first, others } = offerZones(['America/Chicago', 'America/New_York'], KNOWN);
    expect(first.slice(0, 4)).toEqual(['America/Chicago', 'America/New_York', 'America/Puerto_Rico', 'America/Denver']);
    expect(new Set(first).size).toBe(first.length);
    expect(others).toEqual(['Asia/Tokyo', 'Africa/Cairo', 'Europe/Berlin', 'Europe/Paris']);
  });

  it('are named in words, with the city where several share a name [CAR-017]', () => {
    const names = (language: 'en' | 'es') =>
      namedZones(language, { first: ['America/New_York'], others: ['Europe/Paris', 'Europe/Berlin'] });
    expect(names('en')).toEqual([
      { zone: 'America/New_York', name: 'Eastern Time' },
      { zone: 'Europe/Berlin', name: 'Central European Time (Berlin)' },
      { zone: 'Europe/Paris', name: 'Central European Time (Paris)' },
    ]);
    expect(names('es')[0]?.name).toMatch(/^hora /);
  });
});
