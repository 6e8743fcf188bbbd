// Writes interviews into the interviewers' external calendars: in the worker, after the change is committed, and once,
// however many attempts it takes (SCH-014).
import { createHash } from 'node:crypto';
import { decideCopy, retryAfter, wantedCopy } from '@onward/domain/interviews/external-calendars';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import type { CalendarClient, CopyOrder } from '../../../providers/calendars/calendar-client.ts';
import { CalendarProblem } from '../../../providers/calendars/calendar-http.ts';
import { fullName } from '../meetings/calendar-entries.ts';
import { findAny, type ShownMeeting } from '../meetings/meetings.queries.ts';
import { listInterviewers, type NotifiedInterviewer } from '../meetings/notified-interviewers.queries.ts';
import { askToCopy, askToSync, type CalendarContext, type CopyJob } from './calendar-context.ts';
import * as copies from './copies.queries.ts';
import { findLink, type LinkRow } from './links.queries.ts';
import { withToken } from './refresh-tokens.ts';

/** A meeting changed: each affected calendar gets its own job. */
export const planCopies = (
  { app }: CalendarContext,
  { company_id, subject_id: meeting_id }: { company_id: number; subject_id: number },
): Promise<void> => inCompany(app.pool, company_id, (tx) => planCopiesOf(tx, company_id, meeting_id));

async function planCopiesOf(tx: Transaction, company_id: number, meeting_id: number): Promise<void> {
  for (const { id } of await copies.listLinksOfMeeting(tx, company_id, meeting_id)) {
    await askToCopy(tx, { company_id, id, meeting_id, attempt: 0 });
  }
}

/** The applicant was erased: every interview with them is removed, including past ones (AHD-020). */
export const forgetCopies = (
  { app }: CalendarContext,
  { company_id, subject_id }: { company_id: number; subject_id: number },
): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    for (const meetingId of await copies.listCopiedMeetings(tx, company_id, subject_id)) {
      await planCopiesOf(tx, company_id, meetingId);
    }
  });

interface Plan {
  step: 'write' | 'remove';
  link: LinkRow;
  meeting: ShownMeeting;
  copy: copies.CopyRow;
  order: CopyOrder;
}

export async function writeCopy(context: CalendarContext, job: CopyJob): Promise<void> {
  const plan = await inCompany(context.app.pool, job.company_id, (tx) => makePlan(context, tx, job));
  if (!plan) return;
  try {
    const done = await withToken(context, job, (client, token) => carryOut(context, plan, { client, token }));
    if (!done) return;
    await inCompany(context.app.pool, job.company_id, async (tx) => {
      await copies.keepCopy(tx, plan.link, plan.meeting.id, done);
      // Some providers only report times, so our own entries are recognized by what was just written.
      await askToSync(tx, { company_id: job.company_id, id: job.id, attempt: 0, is_awaited: false });
    });
  } catch (error) {
    await tryLater(context, job, error);
  }
}

async function makePlan(context: CalendarContext, tx: Transaction, job: CopyJob): Promise<Plan | null> {
  const link = await findLink(tx, job);
  const meeting = await findAny(tx, job.company_id, job.meeting_id);
  const [owner] = link ? await listInterviewers(tx, job.company_id, [link.staff_id]) : [];
  // Former staff must not receive applicant data.
  if (!link || link.broken_at || !meeting || !owner) return null;
  const known = await copies.findCopy(tx, link, meeting.id);
  const wanted = wantedCopy(
    {
      status: meeting.status,
      startsAt: meeting.starts_at,
      isErased: meeting.is_erased,
      interviewerIds: meeting.interviewers.map(({ id }) => id),
    },
    link.staff_id,
    context.app.clock(),
  );
  const step = decideCopy(wanted, meeting.sequence, known && { sequence: known.sequence, isGone: known.is_gone });
  if (step === 'nothing') return null;
  const copy = step === 'remove' && known ? known : await copies.intendCopy(tx, link, meeting);
  return { step, link, meeting, copy, order: orderOf(context, { link, meeting, copy, owner }) };
}

function orderOf(
  { app }: CalendarContext,
  { link, meeting, copy, owner }: Pick<Plan, 'link' | 'meeting' | 'copy'> & { owner: NotifiedInterviewer },
): CopyOrder {
  const t = translator(chooseLanguage([owner.locale], app.config.environment));
  return {
    key: keyOf(link, meeting, copy),
    startsAt: meeting.starts_at,
    endsAt: meeting.ends_at,
    timeZone: meeting.time_zone,
    title: t('interviews:calendar.summary', {
      type: t(`hiring-processes:meetingTypes.${meeting.meeting_type}`),
      applicant: fullName(meeting),
      position: meeting.position_title,
    }),
    details: meeting.details,
    location: meeting.location_text ?? meeting.video_link,
    url: `${app.config.publicUrl}/#/schedule?meeting=${meeting.id}`,
  };
}

/** Letters and digits that both providers accept as an id. */
const keyOf = ({ staff_id }: LinkRow, { uid }: ShownMeeting, { generation }: copies.CopyRow): string =>
  createHash('sha256').update(`${uid}:${staff_id}:${generation}`).digest('hex').slice(0, 40);

interface Hand {
  client: CalendarClient;
  token: string;
}

interface Outcome {
  externalId: string | null;
  sequence: number;
  isGone: boolean;
}

async function carryOut(context: CalendarContext, plan: Plan, { client, token }: Hand): Promise<Outcome> {
  const { step, meeting, copy, order } = plan;
  const { sequence } = meeting;
  if (step === 'remove') {
    // An attempt whose response was lost may have succeeded, so look it up by the id we chose.
    const externalId = copy.external_id ?? (await client.findByKey(token, order));
    if (externalId) await client.remove(token, externalId);
    return { externalId, sequence, isGone: true };
  }
  if (copy.external_id !== null && (await client.update(token, copy.external_id, order))) {
    return { externalId: copy.external_id, sequence, isGone: false };
  }
  const anew = copy.external_id === null ? order : await beginAnew(context, plan);
  return { externalId: await client.create(token, anew), sequence, isGone: false };
}

/** The owner removed it in their calendar; a later change adds it again under another id. */
const beginAnew = (context: CalendarContext, { link, meeting, order }: Plan): Promise<CopyOrder> =>
  inCompany(context.app.pool, link.company_id, async (tx) => {
    await copies.forgetCopy(tx, link, meeting.id);
    return { ...order, key: keyOf(link, meeting, await copies.intendCopy(tx, link, meeting)) };
  });

/** After the last attempt, the regular sync finds what is still missing. */
async function tryLater({ app }: CalendarContext, job: CopyJob, error: unknown): Promise<void> {
  if (!(error instanceof CalendarProblem) || error.kind !== 'unavailable') throw error;
  app.log.warn({ err: error, link_id: job.id }, 'failed to write an interview to an external calendar');
  const seconds = retryAfter(job.attempt, error.retryAfterSeconds);
  if (seconds === null) return;
  const runAt = addSeconds(app.clock(), seconds);
  await inCompany(app.pool, job.company_id, (tx) => askToCopy(tx, { ...job, attempt: job.attempt + 1 }, runAt));
}
