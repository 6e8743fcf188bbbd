// A meeting for the calendars of interviewers and of the applicant (SCH-011).
import { spokenDetails } from '@onward/domain/interviews/meeting-details';
import type { App } from '../../../platform/app.ts';
import type { Translate } from '../../../platform/i18n/translate.ts';
import type { CalendarPart } from '../../../platform/outbox/send.ts';
import { sender } from '../../../providers/smtp/smtp-carrier.ts';
import { type Invitation, invitationText } from '../write-calendar.ts';
import type { ShownMeeting } from './meetings.queries.ts';
import type { NotifiedInterviewer } from './notified-interviewers.queries.ts';

/** Calendar reminders are set an hour before. */
const ALARM_MINUTES = 60;

interface Invited {
  interviewers: readonly NotifiedInterviewer[];
  url: string;
  /** Whether the meeting is no longer the invited person's. */
  released: boolean;
}

/** For interviewers, whose calendars answer each other. */
export function invitationOf(
  app: App,
  t: Translate,
  meeting: ShownMeeting,
  { interviewers, url, released }: Invited,
): CalendarPart | undefined {
  const state = stateOf(meeting, released);
  if (!state) return undefined;
  const method = state === 'on' ? 'REQUEST' : 'CANCEL';
  const attendees = interviewers.map(({ name, email }) => ({ name, email }));
  const summary = t('interviews:calendar.summary', {
    type: t(`hiring-processes:meetingTypes.${meeting.meeting_type}`),
    applicant: fullName(meeting),
    position: meeting.position_title,
  });
  const organizer = attendees[0] ?? companyOrganizer(app, meeting.brand_name);
  return { method, text: entryText(app, t, meeting, { method, state, summary, url, organizer, attendees }) };
}

/** For the applicant: their own title, and nobody's address, because answers to it would go nowhere. */
export function ownEntry(
  app: App,
  t: Translate,
  meeting: ShownMeeting,
  { company, url }: { company: string; url: string | null },
): CalendarPart | undefined {
  const state = stateOf(meeting, false);
  if (!state) return undefined;
  const type = t(`interviews:calendar.kinds.${meeting.meeting_type}`);
  const summary = t('interviews:calendar.with', { type, brand: meeting.brand_name });
  const organizer = companyOrganizer(app, company);
  const method = 'PUBLISH';
  return { method, text: entryText(app, t, meeting, { method, state, summary, url, organizer, attendees: [] }) };
}

/** Entries are sent only once a meeting is confirmed, and cancellations only if an entry was sent. */
function stateOf({ status, confirmed_at }: ShownMeeting, released: boolean): Invitation['state'] | null {
  if (status === 'confirmed' && !released) return 'on';
  return confirmed_at === null || status === 'pending' ? null : 'cancelled';
}

const companyOrganizer = ({ config }: App, name: string) => ({ name, email: sender(config.mail.from).envelopeFrom });

type Told = Pick<Invitation, 'method' | 'state' | 'summary' | 'url' | 'organizer' | 'attendees'>;

const entryText = (app: App, t: Translate, meeting: ShownMeeting, told: Told): string =>
  invitationText({
    ...told,
    uid: uidOf(app, meeting),
    sequence: meeting.sequence,
    now: app.clock(),
    startsAt: meeting.starts_at,
    endsAt: meeting.ends_at,
    description: detailsIn(t, meeting),
    location: meeting.location_text ?? meeting.video_link,
    alarmMinutes: ALARM_MINUTES,
  });

export const uidOf = ({ config }: App, { uid }: { uid: string }): string =>
  `${uid}@${new URL(config.publicUrl).hostname}`;

export const fullName = ({ first_name, last_name }: ShownMeeting): string => `${first_name} ${last_name}`.trim();

export const detailsIn = (t: Translate, { details }: ShownMeeting): string =>
  spokenDetails(details, (type, value) => t(`interviews:details.${type}`, { value }));
