// Applications: received, moved and rejected. Each change re-checks its state in the update itself and is written to
// the history in the same transaction.
import { randomBytes } from 'node:crypto';
import type { HistoryActor } from '@onward/domain/applicants/histories';
import { decideReapplication } from '@onward/domain/applicants/reapplying';
import { firstStageStatus, type StageStatus } from '@onward/domain/applicants/stage-statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import type { Transaction } from '../../platform/database/transaction.ts';
import { arrivalOf, arrive, moveArrival, rejectArrival } from './applicants.arrivals.ts';
import {
  APPLICATION_CLOSED,
  APPLICATION_UPDATED,
  announceApplication,
  type HistoryEntry,
  recordHistory,
  STAGE_ENTERED,
} from './applicants.history.ts';
import * as applicants from './applicants.queries.ts';
import { readFilesSoon } from './applicants.reading.ts';
import { recordConsents } from './consents.ts';
import { changeContact } from './person-contact.queries.ts';
import { followNewest } from './persons/newest-application.ts';

export { type Changed, changeStageStatus, type Deed, writeHistories } from './actions.changes.ts';
export { holdUntil, reminderKey } from './actions.messages.ts';
export type { Effect, Outcome, Skipped } from './actions.outcomes.ts';
export { factsOf, type Selected, visibleOf } from './actions.selection.ts';
export { selectedIds } from './actions.service.ts';
export { isArriving } from './applicants.arrivals.ts';
export {
  APPLICATION_CLOSED,
  APPLICATION_UPDATED,
  announceApplication,
  recordHistory,
  STAGE_ENTERED,
} from './applicants.history.ts';
export { reviveByReply } from './applicants.moves.ts';
export { type ApplicantPost, type Letter, postOffice } from './applicants.post.ts';
export { readerOf, requireVisible } from './applicants.profile.ts';
export { type ApplicationRow, type Recognised, recognise, verifyPhone } from './applicants.queries.ts';
export { shownRows as shownApplicants, VERSION as APPLICATION_VERSION } from './applicants.rows.ts';
export { APPLICATION_ERASED } from './erasing.service.ts';
export { optOutOfEmail, recordBounce, setTextOptOut, setTimeZone } from './person-contact.queries.ts';
export { conversationsFollow, type FollowApplications, followNewest } from './persons/newest-application.ts';
export type { PersonMove, PersonTraces } from './persons/person-traces.ts';
export { type Invited, PERSON_INVITED, takeInvitation } from './rediscovery.service.ts';
export { showShared } from './shares.service.ts';

/** Heard by the rooms that act on it: the task link of a stage, and the rules written on it. */
export const APPLICATION_SUBMITTED = 'application_submitted';

export interface NewApplication {
  companyId: number;
  /** The posting, and where it hangs. */
  place: applicants.PositionPlace;
  person: applicants.PersonValues;
  recognised: applicants.Recognised;
  stage: { id: number; stage_type: StageType };
  answers: readonly object[];
  screeningFailed: boolean;
  refererSource: string | null;
  smsConsent: boolean;
  /** The owner of the number began the application with a text from it. */
  isPhoneProven?: boolean;
  consents: readonly applicants.ConsentValues[];
  attachments: readonly applicants.AttachmentValues[];
  /** Who of the staff added the applicant by hand. */
  addedBy?: number;
  now: Date;
}

export type Reception =
  | { outcome: 'already_applied'; applicationId: number }
  | { outcome: 'received'; application: applicants.ApplicationRow };

export async function receiveApplication(tx: Transaction, given: NewApplication): Promise<Reception> {
  const { companyId, person, recognised, now } = given;
  const decision = decideReapplication(recognised.earlier, recognised.person_id);
  if (decision.outcome === 'already_applied') {
    return { outcome: 'already_applied', applicationId: decision.applicationId };
  }
  // Anybody can type somebody's number into a form: only staff change what the company knows of a person.
  if (recognised.is_known && given.addedBy !== undefined) {
    // An application without an e-mail address does not take the known one away.
    await changeContact(
      tx,
      { companyId, personId: recognised.person_id },
      { ...person, email: person.email ?? undefined },
    );
  }
  const { phone, region_number } = person;
  if (recognised.is_known && given.isPhoneProven && phone && region_number) {
    await applicants.verifyPhone(tx, { companyId, personId: recognised.person_id }, { phone, region_number }, now);
  }
  const application =
    decision.outcome === 'new'
      ? arriveNew(tx, given)
      : await applicants.bringBack(tx, companyId, decision.applicationId, valuesOf(given), now);
  if (decision.outcome === 'new' && recognised.is_known) {
    // Stored by now: the conversation with the person refers to it.
    await tx.writeGathered();
    await followNewest(tx, { companyId, personIds: [recognised.person_id] });
  }
  await attachToApplication(tx, companyId, application.id, given.attachments);
  recordConsents(tx, application, given.consents, now);
  await recordHistory(tx, application, entryOf(given, decision.outcome === 'new'));
  await announceApplication(tx, application, [APPLICATION_SUBMITTED, APPLICATION_UPDATED]);
  return { outcome: 'received', application };
}

const valuesOf = (given: NewApplication): applicants.ApplicationValues => ({
  ...given.person,
  position_id: given.place.position,
  stage_id: given.stage.id,
  stage_status: firstStageStatus(given.stage.stage_type),
  answers: given.answers,
  screening_failed: given.screeningFailed,
  referer_source: given.refererSource,
  sms_consent: given.smsConsent,
});

function arriveNew(tx: Transaction, given: NewApplication): applicants.ApplicationRow {
  const { companyId, recognised, place, now } = given;
  const { answers, referer_source: refererSource, ...values } = valuesOf(given);
  return arrive(tx, {
    application: {
      ...values,
      company_id: companyId,
      id: recognised.application_id,
      person_id: recognised.person_id,
      digest_key: digestKey(randomBytes(DIGEST_KEY_BYTES)),
      status: 'in_progress',
      stage_entry: 1,
      applied_at: now,
      stage_entered_at: now,
    },
    personIsNew: !recognised.is_known,
    phoneVerifiedAt: given.isPhoneProven ? now : null,
    possibleDuplicateOf: recognised.possible_duplicate_of,
    answers,
    refererSource,
    place,
  });
}

const entryOf = ({ addedBy, refererSource, now }: NewApplication, isNew: boolean): HistoryEntry =>
  addedBy === undefined
    ? { actor: 'applicant', action: isNew ? 'applied' : 'applied_again', detail: { source: refererSource }, now }
    : { actor: 'staff', staffId: addedBy, action: 'added', now };

export const findApplication = applicants.find;

/** Their words are read for the search soon after. */
export async function attachToApplication(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  attachments: readonly applicants.AttachmentValues[],
): Promise<void> {
  if (attachments.length === 0) return;
  applicants.insertAttachments(tx, companyId, applicationId, attachments);
  await readFilesSoon(tx, companyId, applicationId);
}

export interface EnterStage {
  stage: { id: number; name: string; stage_type: StageType };
  actor: HistoryActor;
  staffId?: number | null;
  detail?: Record<string, unknown>;
  now: Date;
}

/** Undefined when it has left the stage or is no longer in progress: whoever was first decides. */
export async function enterStage(
  tx: Transaction,
  application: applicants.ApplicationRow,
  { stage, actor, staffId, detail, now }: EnterStage,
): Promise<applicants.ApplicationRow | undefined> {
  const move = {
    companyId: application.company_id,
    applicationId: application.id,
    fromEntry: application.stage_entry,
    stageId: stage.id,
    stageStatus: firstStageStatus(stage.stage_type),
    now,
  };
  const arrival = arrivalOf(tx, application);
  const moved = arrival ? moveArrival(arrival, move) : await applicants.moveToStage(tx, move);
  if (!moved) return undefined;
  await recordHistory(tx, moved, {
    actor,
    staffId,
    action: 'moved_stage',
    detail: { from: application.stage_id, to: stage.id, stage: stage.name, ...detail },
    now,
  });
  await announceApplication(tx, moved, [STAGE_ENTERED, APPLICATION_UPDATED]);
  return moved;
}

export async function finishStageTask(
  tx: Transaction,
  application: applicants.ApplicationRow,
  {
    stageStatus,
    action,
    detail,
    now,
  }: {
    stageStatus: StageStatus;
    action: 'form_submitted' | 'quiz_submitted';
    detail: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const { company_id: companyId, id, stage_entry: stageEntry } = application;
  await applicants.setStageStatus(tx, { companyId, id, stageEntry, stageStatus, now });
  await recordHistory(tx, application, { actor: 'applicant', action, detail, now });
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
}

export async function rejectApplication(
  tx: Transaction,
  application: applicants.ApplicationRow,
  { actor, reason, detail, now }: { actor: HistoryActor; reason: string; detail?: Record<string, unknown>; now: Date },
): Promise<applicants.ApplicationRow | undefined> {
  const rejecting = { companyId: application.company_id, id: application.id, reason, now };
  const arrival = arrivalOf(tx, application);
  const rejected = arrival ? rejectArrival(arrival, rejecting) : await applicants.setRejected(tx, rejecting);
  if (!rejected) return undefined;
  await recordHistory(tx, rejected, { actor, action: 'rejected', detail: { reason, ...detail }, now });
  await announceApplication(tx, rejected, [APPLICATION_CLOSED, APPLICATION_UPDATED]);
  return rejected;
}
