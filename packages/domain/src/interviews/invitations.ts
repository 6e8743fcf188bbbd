// A meeting as calendars understand it: iCalendar (RFC 5545), sent as an invitation or taken back (RFC 5546).

export interface Attendee {
  name: string;
  email: string;
}

export interface Invitation {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** The same for the whole life of the meeting. */
  uid: string;
  /** One more with every change of time or place. */
  sequence: number;
  now: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string | null;
  url: string | null;
  organizer: Attendee;
  attendees: readonly Attendee[];
  /** Minutes before the start at which calendars remind; null for none. */
  alarmMinutes: number | null;
}

const PRODUCT = '-//Onward//Onward//EN';

/** One meeting, as the part of an e-mail. */
export const invitationText = (invitation: Invitation): string => calendarText([invitation], invitation.method);

/** Several, as a feed that calendars come back to. */
export const feedText = (meetings: readonly Invitation[], name: string): string =>
  calendarText(meetings, 'PUBLISH', [`X-WR-CALNAME:${escaped(name)}`]);

function calendarText(meetings: readonly Invitation[], method: string, head: readonly string[] = []): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...head,
    ...meetings.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n').concat('\r\n');
}

function eventLines(meeting: Invitation): string[] {
  const { uid, sequence, now, startsAt, endsAt, summary, description, location, url, organizer, attendees } = meeting;
  const isCancelled = meeting.method === 'CANCEL';
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    ...attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${email}`,
    ),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    ...(isCancelled ? [] : alarmLines(meeting)),
    'END:VEVENT',
  ];
}

const alarmLines = ({ alarmMinutes, summary }: Invitation): string[] =>
  alarmMinutes === null
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(summary)}`,
        `TRIGGER:-PT${alarmMinutes}M`,
        'END:VALARM',
      ];

const stamp = (moment: Date): string =>
  moment
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: calendars refuse them.
    .replace(/[\u0000-\u0009\u000b-\u001f]/g, '');

/** A quote cannot stand inside quotes, by the rule of the format. */
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, "'")}"`;

const LINE_OCTETS = 75;

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Lines go on after a blank when they are longer than 75 octets; a character is never torn. */
function folded(line: string): string {
  // No character takes more than three octets for each of its units.
  if (line.length * 3 <= LINE_OCTETS) return line;
  const parts: string[] = [];
  let start = 0;
  let at = 0;
  let room = LINE_OCTETS;
  for (const character of line) {
    const size = octetsOf(character);
    if (size > room) {
      parts.push(line.slice(start, at));
      start = at;
      // The blank that begins a further line takes one.
      room = LINE_OCTETS - 1;
    }
    at += character.length;
    room -= size;
  }
  return [...parts, line.slice(start)].join('\r\n ');
}
