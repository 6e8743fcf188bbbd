// Writes meetings as iCalendar text (RFC 5545): an invitation or cancellation in an email (RFC 5546), or a feed.
import ical, {
  escape as escapeText,
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

export interface Attendee {
  name: string;
  email: string;
}

export interface Invitation {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  state: 'on' | 'cancelled';
  /** Stays the same for the whole life of the meeting. */
  uid: string;
  /** Increases with every change of time or place. */
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
  /** Minutes before the start at which calendars remind; null for no reminder. */
  alarmMinutes: number | null;
}

const PRODUCT = '//Onward//Onward//EN';

/** One meeting, to attach to an email. */
export const invitationText = (invitation: Invitation): string => calendarText([invitation], invitation.method);

/** All meetings of a person, for calendars that subscribe to them. */
export const feedText = (meetings: readonly Invitation[], name: string): string =>
  // The library does not escape the name of a calendar.
  calendarText(meetings, 'PUBLISH', escapeText(plain(name), false));

function calendarText(
  meetings: readonly Invitation[],
  method: Invitation['method'],
  name: string | null = null,
): string {
  const calendar = ical({ prodId: PRODUCT, scale: 'GREGORIAN', method: method as ICalCalendarMethod, name });
  for (const meeting of meetings) calendar.createEvent(eventOf(meeting));
  return `${calendar.toString()}\r\n`;
}

function eventOf(meeting: Invitation): ICalEventData {
  const isCancelled = meeting.state === 'cancelled';
  return {
    id: meeting.uid,
    sequence: meeting.sequence,
    stamp: meeting.now,
    start: meeting.startsAt,
    end: meeting.endsAt,
    summary: plain(meeting.summary),
    description: plain(meeting.description) || null,
    location: meeting.location && plain(meeting.location),
    url: meeting.url,
    // The library refuses an organizer without a name.
    organizer: { ...meeting.organizer, name: personName(meeting.organizer.name) || meeting.organizer.email },
    attendees: meeting.attendees.map(({ name, email }) => ({
      name: personName(name),
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: true,
    })),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    alarms:
      isCancelled || meeting.alarmMinutes === null
        ? []
        : [{ type: ICalAlarmType.display, triggerBefore: meeting.alarmMinutes * 60 }],
  };
}

/** Calendars reject control characters other than line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const plain = (text: string): string => text.replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f]/g, '');

/** Few calendars read the escapes (RFC 6868) that the library writes for quotes and line breaks in names. */
const personName = (name: string): string => plain(name).replace(/["\r\n]/g, "'");
