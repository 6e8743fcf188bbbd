// Erases a person, on demand or at the end of a retention period (AHD-020): what they sent and what was written about them
// is deleted; the fact that someone applied stays.
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { eraseMentions } from '../../../platform/erase-mentions.ts';
import { recordEvents, withdrawEventJobs } from '../../../platform/events/record-event.ts';
import { enqueue, withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import { rejectionMessageKey } from '../actions/send-rejection.ts';
import { invitedKey, PERSON_INVITED } from '../rediscovery/rediscovery.service.ts';
import { announceUpdated, STAGE_ENTERED } from '../stages/application-events.ts';
import { stageEntryKey } from '../stages/enter-stage.ts';
import { recordHistory } from '../stages/record-history.ts';
import { findWaiting } from './erasing.queries.ts';
import type { Erased, PersonTraces } from './person-traces.ts';

/** Called per application: rooms with copies in external systems remove them. */
export const APPLICATION_ERASED = 'application_erased';

export const REMOVE_FILES_TASK = 'applicants.remove_files';
export const FORGET_NEWS_TASK = 'applicants.forget_news';

/** Who requested it; nobody when a retention period ended. */
export interface Forgetting {
  tx: Transaction;
  companyId: number;
  staffId: number | null;
  userId: number | null;
  requestId?: string;
  now: Date;
}

/** The person is locked (`lockPerson`). */
export async function forgetPerson(
  by: Forgetting,
  rooms: readonly PersonTraces[],
  person: TracedPerson,
  id: number,
): Promise<void> {
  const { tx, companyId, now } = by;
  await withdrawWaiting(tx, person);
  const erased: Erased[] = [];
  for (const room of rooms) erased.push((await room.erase?.(tx, person, now)) ?? {});
  await removeFilesLater(tx, [...new Set(erased.flatMap(({ fileKeys = [] }) => fileKeys))]);
  await eraseMentions(tx, {
    companyId,
    names: person.names,
    nameParts: person.nameParts,
    contacts: [...person.emails, ...person.phones],
    subjects: joined(erased.map(({ subjects = {} }) => subjects)),
  });
  await removeNotificationsLater(tx, person, now);
  await recordErasure(by, id, person.applicationIds);
}

export async function removeFilesLater(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(tx, REMOVE_FILES_TASK, { keys });
}

type Subjects = Readonly<Record<string, readonly number[]>>;

const joined = (all: readonly Subjects[]): Subjects =>
  Object.fromEntries(
    [...new Set(all.flatMap(Object.keys))].map((type) => [type, all.flatMap((subjects) => subjects[type] ?? [])]),
  );

async function recordErasure(
  { tx, companyId, staffId, userId, requestId, now }: Forgetting,
  id: number,
  applicationIds: readonly number[],
): Promise<void> {
  const actor = staffId === null ? 'system' : 'staff';
  await recordHistory(
    tx,
    companyId,
    applicationIds.map((applicationId) => ({ applicationId, action: 'erased', actor, staffId, now })),
  );
  await recordAudit(tx, {
    companyId,
    userId,
    requestId,
    event: 'person_erased',
    subjectType: 'person',
    subjectId: id,
    changes: { application_ids: applicationIds },
  });
  await recordEvents(
    tx,
    applicationIds.map((subjectId) => ({ companyId, name: APPLICATION_ERASED, subjectId, actorStaffId: staffId })),
  );
  await announceUpdated(tx, companyId, applicationIds);
}

/** Nothing of theirs may still be sent. */
async function withdrawWaiting(tx: Transaction, person: TracedPerson): Promise<void> {
  const { companyId, applicationIds } = person;
  const { entries, invitedIds } = await findWaiting(tx, person);
  await withdrawJobs(
    tx,
    applicationIds.map((id) => rejectionMessageKey(companyId, id)),
  );
  await withdrawEventJobs(
    tx,
    STAGE_ENTERED,
    entries.map(({ id, stage_entry }) => stageEntryKey(companyId, id, stage_entry)),
  );
  await withdrawEventJobs(
    tx,
    PERSON_INVITED,
    invitedIds.map((id) => invitedKey(companyId, id)),
  );
}

/** A job that is notifying staff right now may write after us; it will have finished by then. */
const LAST_NEWS_SECONDS = 120;

async function removeNotificationsLater(tx: Transaction, { companyId, pages }: TracedPerson, now: Date): Promise<void> {
  await enqueue(tx, FORGET_NEWS_TASK, { companyId, pages }, { runAt: addSeconds(now, LAST_NEWS_SECONDS) });
}
