// Erases a person (AHD-020): what they sent and what was written about them is deleted; the fact that someone applied
// stays.
import { confirmsErasure, type TracedPerson } from '@onward/domain/applicants/erasing';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { eraseMentions } from '../../../platform/erase-mentions.ts';
import { recordEvents, withdrawEventJobs } from '../../../platform/events/record-event.ts';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { enqueue, withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { forgetPages } from '../../notifications/notifications.service.ts';
import { recordAction } from '../actions/action-context.ts';
import { rejectionMessageKey } from '../actions/send-rejection.ts';
import { invitedKey, PERSON_INVITED } from '../rediscovery/rediscovery.service.ts';
import { announceUpdated, STAGE_ENTERED } from '../stages/application-events.ts';
import { stageEntryKey } from '../stages/enter-stage.ts';
import { findWaiting } from './erasing.queries.ts';
import { lockPerson } from './lock-person.ts';
import type { Erased, PersonTraces } from './person-traces.ts';
import { requirePerson } from './persons.service.ts';

/** Called per application: rooms with copies in external systems remove them. */
export const APPLICATION_ERASED = 'application_erased';

export const REMOVE_FILES_TASK = 'applicants.remove_files';
export const FORGET_NEWS_TASK = 'applicants.forget_news';

export async function erase(
  call: CompanyCall,
  rooms: readonly PersonTraces[],
  id: number,
  typedName: string,
): Promise<void> {
  const { tx, access, now } = call;
  const { companyId } = access;
  await requirePerson(call, id);
  const person = await lockPerson(tx, rooms, companyId, id);
  if ((await requirePerson(call, id)).erased_at) throw wrongState('erased_already');
  if (!confirmsErasure(typedName, person.names)) throw fieldInvalid('name', 'name_differs');

  await withdrawWaiting(tx, person);
  const erased: Erased[] = [];
  for (const room of rooms) erased.push((await room.erase?.(tx, person, now)) ?? {});
  const keys = [...new Set(erased.flatMap(({ fileKeys = [] }) => fileKeys))];
  if (keys.length > 0) await enqueue(tx, REMOVE_FILES_TASK, { keys });
  await eraseMentions(tx, {
    companyId,
    names: person.names,
    nameParts: person.nameParts,
    contacts: [...person.emails, ...person.phones],
    subjects: joined(erased.map(({ subjects = {} }) => subjects)),
  });
  await removeNotificationsLater(tx, person, now);
  await recordErasure(call, id, person.applicationIds);
}

type Subjects = Readonly<Record<string, readonly number[]>>;

const joined = (all: readonly Subjects[]): Subjects =>
  Object.fromEntries(
    [...new Set(all.flatMap(Object.keys))].map((type) => [type, all.flatMap((subjects) => subjects[type] ?? [])]),
  );

async function recordErasure(call: CompanyCall, id: number, applicationIds: readonly number[]): Promise<void> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  await recordAction(
    { tx, companyId, staffId, now },
    applicationIds.map((applicationId) => ({ applicationId, action: 'erased' })),
  );
  await recordChange(call, {
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

type PageCleanup = Pick<TracedPerson, 'companyId' | 'pages'>;

/** A job that is notifying staff right now may write after us; it will have finished by then. */
const LAST_NEWS_SECONDS = 120;

async function removeNotificationsLater(tx: Transaction, { companyId, pages }: TracedPerson, now: Date): Promise<void> {
  const job: PageCleanup = { companyId, pages };
  await enqueue(tx, FORGET_NEWS_TASK, job, { runAt: addSeconds(now, LAST_NEWS_SECONDS) });
}

export const removeNotifications = ({ pool }: App, { companyId, pages }: PageCleanup): Promise<void> =>
  inCompany(pool, companyId, (tx) => forgetPages(tx, companyId, pages));

/** Runs after the commit and retries until it works, so that an unavailable store does not keep files. */
export async function removeFiles({ files }: App, { keys }: { keys: readonly string[] }): Promise<void> {
  for (const key of keys) await files.remove(key);
}
