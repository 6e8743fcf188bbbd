// Receives an application: a new one, or an inactive one that is sent again (CAR-009 to CAR-013, APP-002).
import { decideReapplication } from '@onward/domain/applicants/reapplying';
import type { Trust } from '@onward/domain/applicants/recognizing';
import { STATUS_CHANGES } from '@onward/domain/applicants/statuses';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvents } from '../../../platform/events/record-event.ts';
import * as applicants from '../applicants.queries.ts';
import { followNewest } from '../persons/newest-application.ts';
import { changeContact } from '../persons/person-contact.queries.ts';
import { insertPerson, type PersonValues, type Recognized, verifyPhone } from '../persons/recognize-person.ts';
import { readFilesSoon } from '../profile/read-files.ts';
import { APPLICATION_SUBMITTED, APPLICATION_UPDATED, type JobPlace } from './application-events.ts';
import { enterStage, type TargetStage } from './enter-stage.ts';
import { insertApplications } from './insert-applications.ts';
import { type ConsentValues, recordConsents } from './record-consents.ts';
import { type HistoryLine, recordHistory } from './record-history.ts';

export interface NewApplication {
  companyId: number;
  place: JobPlace;
  person: PersonValues;
  recognized: Recognized;
  /** How far the contact details could be trusted when the person was recognized. */
  trust: Trust;
  stage: TargetStage;
  answers: readonly object[];
  screeningFailed: boolean;
  refererSource: string | null;
  smsConsent: boolean;
  /** The applicant started with a text message from this number, which proves it is theirs. */
  isPhoneProven?: boolean;
  consents: readonly ConsentValues[];
  attachments: readonly applicants.AttachmentValues[];
  /** The team member who added the applicant by hand. */
  addedBy?: number;
  now: Date;
}

export type Reception =
  | { outcome: 'already_applied'; applicationId: number }
  | { outcome: 'received'; application: applicants.ApplicationRow };

export async function receiveApplication(tx: Transaction, given: NewApplication): Promise<Reception> {
  const { companyId, recognized, trust, now } = given;
  const decision = decideReapplication(recognized.earlier, { personId: recognized.person_id, trust });
  if (decision.outcome === 'already_applied') {
    return { outcome: 'already_applied', applicationId: decision.applicationId };
  }
  const personId = await savePerson(tx, given);
  const application =
    decision.outcome === 'new'
      ? await insertNew(tx, given, personId)
      : await applyAgain(tx, given, decision.applicationId);
  await attachToApplication(tx, companyId, application.id, given.attachments);
  await recordConsents(tx, application, given.consents, now);
  return { outcome: 'received', application };
}

/** Anyone can enter someone else's number in a form, so only staff change a known person's details. */
async function savePerson(tx: Transaction, given: NewApplication): Promise<number> {
  const { companyId, person, recognized, isPhoneProven, now } = given;
  const personId = recognized.person_id;
  if (personId === null) return insertPerson(tx, companyId, person, isPhoneProven ? now : null);
  if (given.addedBy !== undefined) {
    // An application without an email address keeps the known one.
    await changeContact(tx, { companyId, personId }, { ...person, email: person.email ?? undefined });
  }
  const { phone, region_number } = person;
  if (isPhoneProven && phone && region_number) {
    await verifyPhone(tx, { companyId, personId }, { phone, region_number }, now);
  }
  return personId;
}

const valuesOf = ({ person, ...given }: NewApplication) => ({
  ...person,
  position_id: given.place.position,
  answers: given.answers,
  screening_failed: given.screeningFailed,
  referer_source: given.refererSource,
  sms_consent: given.smsConsent,
});

async function insertNew(tx: Transaction, given: NewApplication, personId: number): Promise<applicants.ApplicationRow> {
  const { companyId, stage, place: scope, recognized, now } = given;
  const { possible_duplicate_of } = recognized;
  const [application] = await insertApplications(tx, { companyId, now }, [
    { ...valuesOf(given), person_id: personId, stage, possible_duplicate_of },
  ]);
  if (!application) throw new Error('The application was not stored.');
  if (recognized.person_id !== null) await followNewest(tx, { companyId, personIds: [personId] });
  await recordHistory(tx, companyId, [{ applicationId: application.id, ...lineOf(given, 'applied') }]);
  await recordEvents(
    tx,
    [APPLICATION_SUBMITTED, APPLICATION_UPDATED].map((name) => ({
      companyId,
      name,
      subjectId: application.id,
      actorStaffId: null,
      scope,
    })),
  );
  return application;
}

/** Starts over in the first stage, with the new answers. */
async function applyAgain(
  tx: Transaction,
  given: NewApplication,
  applicationId: number,
): Promise<applicants.ApplicationRow> {
  const { companyId, stage, now } = given;
  const { to } = STATUS_CHANGES.reapply;
  await applicants.replaceAnswers(tx, companyId, applicationId, valuesOf(given), now);
  const { actor, action, staffId, detail = {} } = lineOf(given, 'applied_again');
  const [application] = await enterStage(
    tx,
    { companyId, actor, ...(staffId && { staffId }), now, statuses: [to], event: APPLICATION_SUBMITTED },
    [{ applicationId, stage, action, detail }],
  );
  if (!application) throw new Error('The application was not stored.');
  return application;
}

const lineOf = (
  { addedBy, refererSource, now }: NewApplication,
  action: 'applied' | 'applied_again',
): Omit<HistoryLine, 'applicationId'> =>
  addedBy === undefined
    ? { actor: 'applicant', action, detail: { source: refererSource }, now }
    : { actor: 'staff', staffId: addedBy, action: 'added', now };

/** The text of the files becomes searchable shortly after. Returns the new attachments by their stored file. */
export async function attachToApplication(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  attachments: readonly applicants.AttachmentValues[],
): Promise<Map<string, number>> {
  if (attachments.length === 0) return new Map();
  const inserted = await applicants.insertAttachments(tx, companyId, applicationId, attachments);
  await readFilesSoon(tx, companyId, applicationId);
  return new Map(inserted.map(({ id, storage_key }) => [storage_key, id]));
}
