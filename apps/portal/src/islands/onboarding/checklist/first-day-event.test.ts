import { describe, expect, it } from 'vitest';
import { firstDayEvent } from './first-day-event.ts';

describe('The first day in a calendar', () => {
  it('is one whole day at the location [ONB-040]', () => {
    const file = firstDayEvent({
      day: '2026-11-30',
      title: 'First day at Cluckwell',
      place: '412 Church St, Decatur',
      key: 'a1B2',
      now: new Date('2026-11-18T15:04:05.678Z'),
    });
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Onward//Onboarding//EN',
      'BEGIN:VEVENT',
      'UID:first-day-a1B2@onward',
      'DTSTAMP:20261118T150405Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:First day at Cluckwell',
      'LOCATION:412 Church St\\, Decatur',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
});
