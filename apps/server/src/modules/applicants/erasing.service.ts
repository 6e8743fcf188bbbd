// Erasing one person (AHD-020): what they sent and what was written about them goes for good; that somebody applied stays.
import { confirmsErasure } from '@onward/domain/applicants/erasing';
import { addSeconds } from '@onward/domain/platform/time-units';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { recordEvents, withdrawEventJobs } from '../../platform/events/record-event.ts';
import type { House } from '../../platform/house.ts';
import { fieldInvalid, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { enqueue, withdrawJobs } from '../../platform/jobs/enqueue.ts';
import { recordChange } from '../../platform/record-change.ts';
import { recordAction } from './actions.changes.ts';
import { rejectionMessageKey } from './actions.messages.ts';
import { lockTraces } from './erasing.locks.ts';
import * as mentions from './erasing.mentions.ts';
import * as erasing from './erasing.queries.ts';
import { eraseMessages } from './person-threads.queries.ts';
import { requirePerson } from './persons.service.ts';
import { invitedKey, PERSON_INVITED } from './rediscovery.service.ts';
import { announceUpdated, STAGE_ENTERED } from './stages/application-events.ts';
import { stageEntryKey } from './stages/enter-stage.ts';

/** Of one application each: rooms that keep something of them elsewhere take it away. */
export const APPLICATION_ERASED = 'application_erased';

export const REMOVE_FILES_TASK = 'applicants.remove_files';
export const FORGET_NEWS_TASK = 'applicants.forget_news';

export async function erase(call: CompanyCall, id: number, typedName: string): Promise<void> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  await requirePerson(call, id);
  const traces = await lockTraces(tx, companyId, id);
  const person = await requirePerson(call, id);
  if (person.erased_at) throw wrongState('erased_already');
  if (!confirmsErasure(typedName, traces.names)) throw fieldInvalid('name', 'name_differs');

  await withdrawWaiting(tx, traces);
  const keys = [
    ...(await erasing.takeFiles(tx, traces)),
    ...(await eraseMessages(tx, companyId, traces.conversationIds, now)),
  ];
  if (keys.length > 0) await enqueue(tx, REMOVE_FILES_TASK, { keys });
  await erasing.removeRecords(tx, traces);
  await erasing.blankApplications(tx, traces, now);
  await erasing.blankPersons(tx, traces, now);
  await mentions.removeNews(tx, traces);
  await mentions.removeMentions(tx, traces);
  await mentions.removeImportedRows(tx, traces);
  await tx.asSystem(() => mentions.removeMessages(tx, traces));
  await forgetNewsLater(tx, traces, now);

  const { applicationIds } = traces;
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

/** Nothing of theirs may still leave the house. */
async function withdrawWaiting(tx: Transaction, traces: erasing.Traces): Promise<void> {
  const { companyId, applicationIds } = traces;
  const { entries, invitedIds } = await erasing.findWaiting(tx, traces);
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

type NewsJob = Pick<erasing.Traces, 'companyId' | 'applicationIds' | 'conversationIds'>;

/** A job that was telling staff at this very moment may write after us; it is over by then. */
const LAST_NEWS_SECONDS = 120;

async function forgetNewsLater(tx: Transaction, traces: erasing.Traces, now: Date): Promise<void> {
  const { companyId, applicationIds, conversationIds } = traces;
  const job: NewsJob = { companyId, applicationIds, conversationIds };
  await enqueue(tx, FORGET_NEWS_TASK, job, { runAt: addSeconds(now, LAST_NEWS_SECONDS) });
}

export const forgetNews = ({ pool }: House, job: NewsJob): Promise<void> =>
  inCompany(pool, job.companyId, (tx) => mentions.removeNews(tx, job));

/** After the commit, and again until it worked: a store that does not answer keeps no file for good. */
export async function removeFiles({ files }: House, { keys }: { keys: readonly string[] }): Promise<void> {
  for (const key of keys) await files.remove(key);
}
