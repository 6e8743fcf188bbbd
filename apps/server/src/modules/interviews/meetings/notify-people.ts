// Notifies people about a meeting: the applicant by email and text, the interviewers by their settings and with a
// pop-up, each in their own language and time zone, with a calendar invitation (SCH-011).

import { HOLDING_STATUSES, mayReopen } from '@onward/domain/interviews/meeting-states';
import type { MeetingChange } from '@onward/domain/interviews/proposals';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { spokenDay, spokenTime } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { type ApplicationRow, findApplication } from '../../applicants/applicants.service.ts';
import { findOccasion, nextTaskOf, taskLinkOf, writeToApplicant } from '../../careers/careers.service.ts';
import { notifyStaff, showLiveEvent } from '../../notifications/notifications.service.ts';
import type { NotifyJob } from './announce-meeting.ts';
import { detailsIn, fullName, invitationOf, ownEntry } from './calendar-entries.ts';
import { findAny, type ShownMeeting } from './meetings.queries.ts';
import { listInterviewers, type NotifiedInterviewer } from './notified-interviewers.queries.ts';

export const notifyPeople = (app: App, job: NotifyJob): Promise<void> =>
  inCompany(app.pool, job.company_id, async (tx) => {
    const meeting = await findAny(tx, job.company_id, job.meeting_id);
    if (!meeting || isOutdated(job, meeting)) return;
    const interviewers = await listInterviewers(tx, job.company_id, [
      ...meeting.interviewers.map(({ id }) => id),
      ...(job.released_staff_ids ?? []),
    ]);
    await tellInterviewers(app, tx, job, meeting, interviewers);
    // Applicants who withdrew their own proposal need no message: nothing was agreed.
    if (job.notify && job.change !== 'withdrawn') await tellApplicant(app, tx, job, meeting);
  });

/** A later change has its own job, which reports the time valid by then. */
const isOutdated = (job: NotifyJob, meeting: ShownMeeting): boolean =>
  job.sequence !== meeting.sequence && HOLDING_STATUSES.includes(meeting.status);

async function tellApplicant(app: App, tx: Transaction, job: NotifyJob, meeting: ShownMeeting): Promise<void> {
  const application = await findApplication(tx, meeting.company_id, meeting.application_id);
  if (!application) return;
  const occasion = await findOccasion(tx, application);
  const link = await linkFor(app, tx, application);
  const zone = occasion.timeZone ?? meeting.time_zone;
  const isOpenAgain = job.change === 'cancelled' && link !== null && mayReopen(meeting.status, meeting);
  await writeToApplicant(app, tx, application, (t, language) => {
    const values = {
      firstName: application.first_name,
      position: occasion.position,
      job: t('careers:jobAt', { position: occasion.position, place: occasion.place }),
      company: occasion.company,
      brand: meeting.brand_name,
      location: meeting.location_name,
      link: link ?? '',
      time: spokenTime(timeOf(job, meeting), zone, language),
      day: spokenDay(timeOf(job, meeting), zone, language),
      booked: spokenTime(meeting.starts_at, zone, language),
      interview: t(`interviews:mail.kinds.${meeting.meeting_type}`),
    };
    return {
      subject: t(`interviews:mail.${job.change}.subject`, values),
      heading: t(`interviews:mail.${job.change}.heading`, values),
      paragraphs: [
        t(`interviews:mail.${job.change}.body`, values),
        ...(staysBooked(job, meeting) ? [t('interviews:mail.staysBooked', values)] : []),
        ...(isHeld(meeting) && !meeting.is_proposed && meeting.details ? [detailsIn(t, meeting)] : []),
        ...(job.message ? [job.message] : []),
        ...(isOpenAgain ? [t('interviews:booking.states.reopen.body')] : []),
      ],
      ...(link && {
        button: {
          label: t(isOpenAgain ? 'interviews:booking.reopen' : `interviews:mail.${job.change}.button`),
          url: link,
        },
      }),
      text: t(`interviews:texts.${textFor(job, meeting, isOpenAgain)}`, values),
      calendar: SETTLED.includes(job.change)
        ? ownEntry(app, t, meeting, { company: occasion.company, url: link })
        : undefined,
    };
  });
}

/** Where the applicant can go on; an application that has ended has no page that still works. */
async function linkFor(app: App, tx: Transaction, application: ApplicationRow): Promise<string | null> {
  if (application.status !== 'in_progress') return null;
  return (await taskLinkOf(app, tx, application)) ?? (await nextTaskOf(app, tx, application))?.link ?? null;
}

/** Changes after which a calendar has to be brought up to date; a proposal changes nothing in it. */
const SETTLED: readonly MeetingChange[] = ['confirmed', 'changed', 'cancelled', 'reschedule'];

/** A proposal is about its own first time, everything else about the time of the meeting. */
const timeOf = ({ change }: NotifyJob, { proposals, starts_at }: ShownMeeting): Date =>
  change === 'proposed' && proposals[0] ? new Date(proposals[0]) : starts_at;

const staysBooked = ({ change }: NotifyJob, { is_proposed }: ShownMeeting): boolean =>
  change === 'proposed' && !is_proposed;

function textFor(job: NotifyJob, meeting: ShownMeeting, isOpenAgain: boolean): string {
  if (isOpenAgain) return 'cancelledByThem';
  return staysBooked(job, meeting) ? 'proposedBesideBooked' : job.change;
}

const isHeld = ({ status }: ShownMeeting): boolean => HOLDING_STATUSES.includes(status);

async function tellInterviewers(
  app: App,
  tx: Transaction,
  job: NotifyJob,
  meeting: ShownMeeting,
  interviewers: readonly NotifiedInterviewer[],
): Promise<void> {
  const link = `/schedule?meeting=${meeting.id}`;
  for (const { id, locale, time_zone } of interviewers) {
    if (id === job.actor_staff_id) continue;
    const t = translator(chooseLanguage([locale], app.config.environment));
    const released = job.released_staff_ids?.includes(id) ?? false;
    const details = {
      applicant: fullName(meeting),
      position: meeting.position_title,
      moment: timeOf(job, meeting).toISOString(),
      zone: time_zone ?? meeting.time_zone,
      what_text: `interviews:news.${released ? 'cancelled' : job.change}`,
    };
    const type = job.change === 'booked' ? 'meeting_booked' : 'meeting_changed';
    await notifyStaff(tx, {
      company_id: meeting.company_id,
      type,
      actor_staff_id: job.actor_staff_id,
      details,
      link,
      key: `meeting:${meeting.id}:${job.sequence}:${job.change}`,
      record: { location: meeting.location_id, brand: meeting.brand_id, position: meeting.position_id },
      only_staff_ids: [id],
      calendar:
        released || SETTLED.includes(job.change)
          ? invitationOf(app, t, meeting, { interviewers, url: `${app.config.publicUrl}/#${link}`, released })
          : undefined,
    });
    await showLiveEvent(tx, {
      companyId: meeting.company_id,
      staffId: id,
      kind: 'meeting',
      words: type,
      details,
      link,
    });
  }
}
