import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../languages.ts';
import { spokenClock, spokenDay, spokenParts, spokenRange, spokenTime, spokenZone } from './spoken-time.ts';

const MORNING = new Date('2026-11-17T15:00:00Z');
const EVENING = new Date('2026-07-04T23:30:00Z');
const EASTERN = 'America/New_York';

describe('A time', () => {
  it.each<[Language, string, string]>([
    ['en', 'Tue, Nov 17, 10:00 AM EST', 'Sat, Jul 4, 7:30 PM EDT'],
    ['es', 'mar 17 nov, 10:00 a. m., hora del Este', 'sáb 4 jul, 7:30 p. m., hora del Este'],
    ['fr', 'mar. 17 nov., 10:00, heure de l’Est', 'sam. 4 juil., 19:30, heure de l’Est'],
    ['zh', '11月17日周二 10:00（北美东部时间）', '7月4日周六 19:30（北美东部时间）'],
  ])('is said in %s as people there say it, with its zone in words [PLT-043]', (language, morning, evening) => {
    expect(spokenTime(MORNING, EASTERN, language)).toBe(morning);
    expect(spokenTime(EVENING, EASTERN, language)).toBe(evening);
  });

  it('names zones without a short English name in words [PLT-043]', () => {
    expect(spokenTime(MORNING, 'Europe/Paris', 'en')).toBe('Tue, Nov 17, 4:00 PM Central European Time');
    expect(spokenTime(MORNING, 'America/Chicago', 'es')).toBe('mar 17 nov, 9:00 a. m., hora del Centro');
    expect(spokenTime(MORNING, 'UTC', 'es')).toBe('mar 17 nov, 3:00 p. m., UTC');
  });

  it.each(LANGUAGES)('has only plain spaces and no offset in %s [PLT-043]', (language) => {
    for (const zone of [EASTERN, 'America/Phoenix', 'Pacific/Honolulu', 'America/Puerto_Rico', 'Asia/Shanghai']) {
      expect(spokenTime(MORNING, zone, language)).not.toMatch(/[\u202f\u00a0]|GMT|UTC/);
    }
  });
});

describe('Its parts', () => {
  it('are the same as in the whole [PLT-043]', () => {
    expect(spokenDay(MORNING, EASTERN, 'es')).toBe('mar 17 nov');
    expect(spokenClock(MORNING, EASTERN, 'es')).toBe('10:00 a. m.');
    expect(spokenZone(EASTERN, 'es')).toBe('hora del Este');
    expect(spokenZone(EASTERN, 'en')).toBe('Eastern Time');
  });
});

describe('Other parts of a time', () => {
  const AT_NIGHT = { dateStyle: 'medium', timeStyle: 'short', timeZone: EASTERN } as const;

  it.each<[Language, string]>([
    ['en', 'Jul 4, 2026, 7:30 PM'],
    ['es', '4 jul 2026, 7:30 p. m.'],
    ['fr', '4 juil. 2026, 19:30'],
    ['zh', '2026年7月4日 19:30'],
  ])('are said in %s with the same spaces and the same halves of the day [PLT-043]', (language, text) => {
    expect(spokenParts(EVENING, AT_NIGHT, language)).toBe(text);
    expect(spokenParts(EVENING, { ...AT_NIGHT }, language)).toBe(text);
  });

  it('call the first of a month “1er” in French, and only that day [PLT-043]', () => {
    const day = (text: string) => spokenParts(new Date(text), { dateStyle: 'long', timeZone: 'UTC' }, 'fr');
    expect(day('2026-12-01')).toBe('1er décembre 2026');
    expect(day('2026-08-01')).toBe('1er août 2026');
    expect(day('2026-12-11')).toBe('11 décembre 2026');
    expect(day('2026-12-21')).toBe('21 décembre 2026');
    expect(spokenDay(new Date('2026-12-01T15:00:00Z'), EASTERN, 'fr')).toBe('mar. 1er déc.');
  });

  it('can be a range [PLT-043]', () => {
    const days = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    expect(spokenRange(new Date('2026-11-08'), new Date('2026-11-14'), days, 'en')).toMatch(/^Nov 8\s?–\s?14$/);
  });
});
