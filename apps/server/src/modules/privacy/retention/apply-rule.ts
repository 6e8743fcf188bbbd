// Removes one record past its retention period; the room that owns it does the work.

import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { RetentionAction } from '@onward/domain/privacy/retention';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { forgetPerson, lockPerson, type PersonTraces, removeFilesLater } from '../../applicants/applicants.service.ts';
import { removeChecks } from '../../background-checks/background-checks.service.ts';
import { removeSigningRequestsByFile } from '../../documents/documents.service.ts';
import { deleteAttachments } from '../../employees/employees.service.ts';
import { eraseMessagesBefore } from '../../messages/messages.service.ts';
import { removeOffers } from '../../offers/offers.service.ts';
import type { DueRow, SubjectType } from './due-sources.ts';
import type { RecordOutcome } from './runs.queries.ts';

export const REMOVE_PERSON_TASK = 'privacy.remove_person';

/** Copies of interviews in external calendars are removed first, which needs the remaining rows of the person. */
const REMOVED_AFTER_SECONDS = SECONDS.day;

interface Applying {
  companyId: number;
  action: RetentionAction;
  /** The day before which it ended. */
  before: string;
  now: Date;
}

type Apply = (tx: Transaction, due: DueRow, of: Applying) => Promise<RecordOutcome>;

const removed = (count = 1): RecordOutcome => ({ outcome: 'deleted', count });

/** The records of each type, with the rooms that hold traces of a person. */
export const appliers = (rooms: readonly PersonTraces[]): Record<SubjectType, Apply> => ({
  async person(tx, { subject_id: id }, { companyId, action, now }) {
    const person = await lockPerson(tx, rooms, companyId, id);
    await forgetPerson({ tx, companyId, staffId: null, userId: null, now }, rooms, person, id);
    if (action === 'anonymize') return { outcome: 'anonymized', count: 1 };
    const job: PersonJob = { company_id: companyId, person_id: id };
    await enqueue(tx, REMOVE_PERSON_TASK, job, { runAt: addSeconds(now, REMOVED_AFTER_SECONDS) });
    return removed();
  },

  async check(tx, { subject_id: id }, { companyId }) {
    await removeFilesLater(tx, await removeChecks(tx, companyId, [id]));
    await recordRemoval(tx, companyId, 'background_check_removed', 'application_background_check', id);
    return removed();
  },

  async offer(tx, { subject_id: id }, { companyId }) {
    await removeFilesLater(tx, await removeOffers(tx, companyId, [id]));
    await recordRemoval(tx, companyId, 'offer_removed', 'application_offer', id);
    return removed();
  },

  async attachment(tx, { subject_id: id }, { companyId }) {
    const keys = await deleteAttachments(tx, companyId, [id]);
    const others = await removeSigningRequestsByFile(tx, companyId, keys);
    await removeFilesLater(tx, [...new Set([...keys, ...others])]);
    await recordRemoval(tx, companyId, 'signed_document_removed', 'employee_attachment', id);
    return removed();
  },

  async conversation(tx, { subject_id: conversationId }, { companyId, before, now }) {
    const { count, fileKeys } = await eraseMessagesBefore(tx, { companyId, conversationId, before }, now);
    await removeFilesLater(tx, fileKeys);
    await recordRemoval(tx, companyId, 'messages_erased', 'conversation', conversationId);
    return removed(count);
  },
});

const recordRemoval = (
  tx: Transaction,
  companyId: number,
  event: string,
  subjectType: string,
  subjectId: number,
): Promise<void> => recordAudit(tx, { companyId, userId: null, event, subjectType, subjectId });

export interface PersonJob {
  company_id: number;
  person_id: number;
}

/** The later rooms first, because what they keep refers to the applications. */
export async function removePerson(
  tx: Transaction,
  rooms: readonly PersonTraces[],
  { company_id: companyId, person_id: id }: PersonJob,
): Promise<void> {
  const person = await lockPerson(tx, rooms, companyId, id);
  for (const room of rooms.toReversed()) await room.remove?.(tx, person);
}
