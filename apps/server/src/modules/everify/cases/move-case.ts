// Every change of a case's state goes through here: the table decides, and everything that follows from it is stored with it:
// the trail, the clock of the Form I-9, the step of onboarding, a replacement, open pages, and who is told (EVF-016, EVF-020).
import { randomBytes } from 'node:crypto';
import { type ClosureReason, closedResult, pollDelayMinutes } from '@onward/domain/everify/case-rules';
import {
  type CaseEvent,
  type CaseStatus,
  isCaseDone,
  isPolled,
  moveCase,
  waitsForHr,
} from '@onward/domain/everify/case-states';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { announceEmployee } from '../../employees/employees.service.ts';
import { completeCaseStep } from '../../onboarding/onboarding.service.ts';
import { updateForm } from '../i9/forms.queries.ts';
import { refreshForm } from '../i9/refresh-form.ts';
import { announceCase } from './announce-case.ts';
import * as cases from './cases.queries.ts';
import type { LoadedCase } from './load-case.ts';
import { notifyOfCase } from './notify-of-case.ts';
import { pollAt } from './poll-jobs.ts';

export interface Actor {
  staffId: number | null;
  now: Date;
}

/** Results are soon there after a step, so that the first look does not wait for the usual time. */
const FIRST_LOOK_SECONDS = 30;

export const newReference = (): string => `ow-${randomBytes(9).toString('hex')}`;

/** The events are allowed one after the other; the rows are locked by the caller. Returns the state that was reached. */
export async function takeEvents(
  app: App,
  tx: Transaction,
  { row, form, employee }: LoadedCase,
  events: readonly CaseEvent[],
  given: cases.CaseValues,
  actor: Actor,
): Promise<CaseStatus> {
  const { now } = actor;
  const today = dayIn(now, employee.time_zone);
  const taken = follow(row.status, events);
  const status = taken.at(-1)?.status ?? row.status;
  const values: cases.CaseValues = { problem: null, failed_polls: 0, ...given };
  for (const step of taken) Object.assign(values, valuesOf(step, { ...row, ...values }, today, actor));
  values.next_poll_at = isPolled(status) ? addSeconds(now, FIRST_LOOK_SECONDS) : null;
  await cases.update(tx, row, { ...values, status }, now);
  let lastEvent = 0;
  for (const { event, from, status: reached } of taken) {
    const by = isOwn(event, from) ? actor.staffId : null;
    lastEvent = await cases.insertEvent(tx, row, { event, from_status: from, status: reached, staff_id: by, at: now });
  }
  if (taken.some(({ event, from }) => event === 'close' && from === 'CLOSE_CASE_AND_RESUBMIT')) {
    await replaceCase(tx, { row, form, employee }, actor);
  } else if (isCaseDone(status)) {
    await completeCaseStep(app, tx, {
      companyId: row.company_id,
      employeeId: employee.id,
      staffId: actor.staffId,
      now,
    });
  }
  // The number of the case is printed on the form.
  const isNumbered = row.case_number === null && Boolean(values.case_number) && form.section2_signed_at !== null;
  await refreshForm(tx, isNumbered ? await updateForm(tx, form, { is_unfiled: true }, now) : form, now);
  if (values.next_poll_at) await pollAt(tx, row, values.next_poll_at);
  if (waitsForHr(status) && taken.at(-1)?.event.startsWith('result_')) await notifyOfCase(tx, row, employee, lastEvent);
  await announceCase(tx, row, employee, actor.staffId);
  await announceEmployee(tx, employee, actor.staffId);
  return status;
}

interface Taken {
  event: CaseEvent;
  from: CaseStatus;
  status: CaseStatus;
}

/** A case that is authorized is closed by the government itself. */
function follow(status: CaseStatus, events: readonly CaseEvent[]): Taken[] {
  const taken: Taken[] = [];
  let from = status;
  for (const event of events) {
    const move = moveCase(from, event);
    if (!move.allowed) throw new Error(`A case that is ${from} cannot ${event}.`);
    taken.push({ event, from, status: move.status });
    from = move.status;
  }
  return from === 'EMPLOYMENT_AUTHORIZED' ? [...taken, { event: 'close', from, status: 'CLOSED' }] : taken;
}

const isOwn = (event: CaseEvent, from: CaseStatus): boolean =>
  !event.startsWith('result_') && from !== 'EMPLOYMENT_AUTHORIZED';

function valuesOf(
  { event, from, status }: Taken,
  row: cases.CaseRow,
  today: string,
  { staffId, now }: Actor,
): cases.CaseValues {
  const left: cases.CaseValues = {
    ...(from === 'PHOTO_MATCH' && { photo: null }),
    ...(from === 'UNCONFIRMED_DATA' && { unconfirmed_fields: [] }),
  };
  if (status === 'PENDING_REFERRAL') return { ...left, mismatch_on: today, ...NEW_NOTICE };
  switch (event) {
    case 'submit':
      return { ...left, submitted_at: row.submitted_at ?? now, submitted_by: staffId ?? row.submitted_by };
    case 'refer':
      return { ...left, referred_on: today, contests: true };
    case 'close':
    case 'decline':
      return { ...left, ...closing(from, event, row), closed_at: now, closed_by: isOwn(event, from) ? staffId : null };
    default:
      return left;
  }
}

const NEW_NOTICE = {
  notice_given_at: null,
  notice_given_by: null,
  notice_language: null,
  notice_signed_at: null,
  contests: null,
  referred_on: null,
  referral_id: null,
};

function closing(from: CaseStatus, event: CaseEvent, row: cases.CaseRow): cases.CaseValues {
  const closure_reason = reasonOf(from, event, row);
  return {
    closure_reason,
    closed_result: closedResult(closure_reason),
    ...(event === 'decline' && { contests: row.contests ?? false }),
  };
}

function reasonOf(from: CaseStatus, event: CaseEvent, row: cases.CaseRow): ClosureReason {
  if (from === 'EMPLOYMENT_AUTHORIZED') return 'employment_authorized';
  return event === 'decline' ? 'did_not_contest' : (row.closure_reason ?? 'other');
}

/** The next case is about the same person, because the first one had wrong data. */
async function replaceCase(
  tx: Transaction,
  { row, form, employee }: LoadedCase,
  { staffId, now }: Actor,
): Promise<void> {
  const id = await cases.insert(
    tx,
    {
      company_id: row.company_id,
      employee_id: employee.id,
      i9_form_id: form.id,
      everify_company_id: row.everify_company_id,
      reference: newReference(),
      replaces_id: row.id,
      duplicate_reason: 'data_was_wrong',
      delay_reason: 'awaiting_incorrect_case',
    },
    now,
  );
  const opened = { company_id: row.company_id, id };
  await cases.insertEvent(tx, opened, {
    event: 'open',
    from_status: 'NOT_STARTED',
    status: 'DRAFT',
    staff_id: staffId,
    at: now,
  });
  await announceCase(tx, opened, employee, staffId);
}

/** When the government is asked again after so many calls without an answer. */
export const nextPoll = (now: Date, failures: number): Date =>
  addSeconds(now, pollDelayMinutes(failures) * SECONDS.minute);
