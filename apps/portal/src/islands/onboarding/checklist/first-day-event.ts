// The first day as a calendar file that every calendar program opens.
import { dayAfter } from '@onward/domain/platform/time/zoned-time';

interface FirstDayEvent {
  day: string;
  title: string;
  place: string | null;
  /** Makes it the same event when it is added again. */
  key: string;
  now: Date;
}

const compact = (day: string): string => day.replaceAll('-', '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** A whole day, because the hour is not part of the record. */
export const firstDayEvent = ({ day, title, place, key, now }: FirstDayEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Onward//Onboarding//EN',
    'BEGIN:VEVENT',
    `UID:first-day-${key}@onward`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
