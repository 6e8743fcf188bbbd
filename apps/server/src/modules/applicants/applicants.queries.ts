// Persons and applications as they stand in the database, always within one company.
import type { EarlierApplication } from '@onward/domain/applicants/reapplying';
import { type KnownContact, recognizePerson, type Trust } from '@onward/domain/applicants/recognizing';
import type { StageStatus } from '@onward/domain/applicants/stage-statuses';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { PhoneNumber } from '@onward/domain/platform/phone';
import type { ScopedRecord } from '@onward/domain/staff/scope';
import { rowsInto } from '../../platform/database/gathered-rows.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface ApplicationRow {
  company_id: number;
  id: number;
  digest_key: string;
  person_id: number;
  position_id: number;
  status: ApplicantStatus;
  stage_id: number;
  stage_entry: number;
  stage_status: StageStatus | null;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  screening_failed: boolean;
  sms_consent: boolean;
  applied_at: Date;
  stage_entered_at: Date;
}

export const COLUMNS = [
  'company_id',
  'id',
  'digest_key',
  'person_id',
  'position_id',
  'status',
  'stage_id',
  'stage_entry',
  'stage_status',
  'first_name',
  'last_name',
  'email',
  'phone',
  'region_number',
  'language',
  'screening_failed',
  'sms_consent',
  'applied_at',
  'stage_entered_at',
] as const;

export interface Contact {
  email: string | null;
  phone: string | null;
  region_number: string | null;
}

/**
 * Two applications of one person at the same moment must find each other: whoever comes second waits here until the
 * first is stored. The locks are taken in a fixed order, so no two can wait for each other.
 */
export async function lockContact(
  tx: Transaction,
  companyId: number,
  { email, phone, region_number }: Contact,
): Promise<void> {
  const keys = [...(phone ? [`phone:${region_number}:${phone}`] : []), ...(email ? [`email:${email}`] : [])]
    .map((key) => `person:${companyId}:${key}`)
    .toSorted();
  await tx.prepared(
    'persons_lock',
    'select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key',
    [keys],
  );
}

// Everybody who shares the number or the address. A merged person counts as the one they were merged into.
const KNOWN_PERSONS = `select coalesce(merged_into, id) as person_id, id, email, phone, region_number from persons
    where company_id = $1 and phone = $2 and region_number = $3
  union select coalesce(merged_into, id), id, email, phone, region_number from persons
    where company_id = $1 and $4::text is not null and email = $4`;

export async function findPerson(
  tx: Transaction,
  companyId: number,
  { email, phone, region_number }: Contact,
): Promise<number | undefined> {
  const known = await tx.prepared<KnownContact & Record<string, unknown>>(
    'persons_find',
    `${KNOWN_PERSONS} order by id`,
    [companyId, phone, region_number, email],
  );
  const recognition = recognizePerson(known, { email, phone, region_number }, 'staff');
  return recognition.kind === 'known' ? recognition.personId : undefined;
}

export interface Recognised {
  /** Who it is, or will be. */
  person_id: number;
  is_known: boolean;
  /** Somebody who shares the number or the address; staff decide whether it is the same person. */
  possible_duplicate_of: number | null;
  /** Applications for the posting of everybody who shares the number or the address, newest first. */
  earlier: EarlierApplication[];
  /** The number a new application gets: what hangs on it need not wait until it is stored. */
  application_id: number;
}

interface AskedRow extends Record<string, unknown> {
  known: KnownContact[];
  earlier: EarlierApplication[];
  new_person_id: number;
  application_id: number;
}

/** Whom a contact belongs to, and what they have to do with the posting. */
export async function recognise(
  tx: Transaction,
  { companyId, positionId }: { companyId: number; positionId: number },
  contact: Contact,
  trust: Trust,
): Promise<Recognised> {
  const [, [asked]] = await tx.inOnePacket(() =>
    Promise.all([
      lockContact(tx, companyId, contact),
      tx.prepared<AskedRow>(
        'persons_recognise',
        `with known as materialized (${KNOWN_PERSONS})
         select coalesce((select json_agg(known order by id) from known), '[]') as known,
           nextval('persons_id_seq') as new_person_id, nextval('applications_id_seq') as application_id,
           coalesce((select json_agg(json_build_object('id', a.id, 'status', a.status, 'person_id', a.person_id)
               order by a.id desc)
             from applications a where a.company_id = $1 and a.position_id = $5
               and a.person_id in (select person_id from known)), '[]') as earlier`,
        [companyId, contact.phone, contact.region_number, contact.email, positionId],
      ),
    ]),
  );
  if (!asked) throw new Error('There is no answer to who applies.');
  const { known, earlier, new_person_id, application_id } = asked;
  const recognition = recognizePerson(known, contact, trust);
  return {
    person_id: recognition.kind === 'known' ? recognition.personId : new_person_id,
    is_known: recognition.kind === 'known',
    possible_duplicate_of: recognition.kind === 'possible_duplicate' ? recognition.of : null,
    earlier,
    application_id,
  };
}

export interface PersonValues extends Contact {
  first_name: string;
  last_name: string;
  language: string;
}

/** Of the person whose number it is by now; false when that is not so, or known already. */
export async function verifyPhone(
  tx: Transaction,
  { companyId, personId }: { companyId: number; personId: number },
  { phone, region_number }: PhoneNumber,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update persons set phone_verified_at = $5
     where company_id = $1 and id = $2 and phone = $3 and region_number = $4 and phone_verified_at is null`,
    [companyId, personId, phone, region_number, now],
  );
  return rowCount === 1;
}

export interface ApplicationValues extends PersonValues {
  position_id: number;
  stage_id: number;
  stage_status: StageStatus | null;
  answers: readonly object[];
  screening_failed: boolean;
  referer_source: string | null;
  sms_consent: boolean;
}

const stored = ({ answers, ...values }: ApplicationValues, now: Date) => ({
  ...values,
  answers: JSON.stringify(answers),
  applied_at: now,
  stage_entered_at: now,
  last_activity_at: now,
});

/** Applying again brings an inactive application back, from the first stage and with the new answers. */
export const bringBack = (
  tx: Transaction,
  companyId: number,
  id: number,
  values: ApplicationValues,
  now: Date,
): Promise<ApplicationRow> =>
  tx.db
    .updateTable('applications')
    .set((eb) => ({
      ...stored(values, now),
      status: 'in_progress',
      stage_entry: eb('stage_entries', '+', 1),
      stage_entries: eb('stage_entries', '+', 1),
      version: eb('version', '+', 1),
      seen_at: null,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', 'inactive')
    .returning(COLUMNS)
    .$castTo<ApplicationRow>()
    .executeTakeFirstOrThrow();

export const find = (tx: Transaction, companyId: number, id: number): Promise<ApplicationRow | undefined> =>
  tx.db
    .selectFrom('applications')
    .select(COLUMNS)
    .$castTo<ApplicationRow>()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

export interface StageMove {
  companyId: number;
  applicationId: number;
  /** The visit it leaves: someone else may have moved it meanwhile. */
  fromEntry: number;
  stageId: number;
  stageStatus: StageStatus | null;
  now: Date;
}

/** Undefined when it is no longer in progress where the move started from. */
export async function moveToStage(tx: Transaction, move: StageMove): Promise<ApplicationRow | undefined> {
  const [row] = await tx.prepared<ApplicationRow & Record<string, unknown>>(
    'applications_move',
    `update applications set stage_id = $4, stage_entry = stage_entries + 1, stage_entries = stage_entries + 1, stage_status = $5, stage_entered_at = $6,
       last_activity_at = $6, version = version + 1
     where company_id = $1 and id = $2 and stage_entry = $3 and status = 'in_progress' returning ${COLUMNS.join(', ')}`,
    [move.companyId, move.applicationId, move.fromEntry, move.stageId, move.stageStatus, move.now],
  );
  return row;
}

export const setStageStatus = (
  tx: Transaction,
  {
    companyId,
    id,
    stageEntry,
    stageStatus,
    now,
  }: { companyId: number; id: number; stageEntry: number; stageStatus: StageStatus; now: Date },
) =>
  tx.db
    .updateTable('applications')
    .set((eb) => ({ stage_status: stageStatus, last_activity_at: now, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('stage_entry', '=', stageEntry)
    .execute();

export interface Rejecting {
  companyId: number;
  id: number;
  reason: string;
  now: Date;
}

export const rejectionOf = (reason: string, now: Date) => ({ reason, note: null, at: now.toISOString() });

/** Undefined when its status does not allow it any more. */
export const setRejected = (
  tx: Transaction,
  { companyId, id, reason, now }: Rejecting,
): Promise<ApplicationRow | undefined> =>
  tx.db
    .updateTable('applications')
    .set((eb) => ({
      status: 'rejected',
      rejection: JSON.stringify(rejectionOf(reason, now)),
      last_activity_at: now,
      version: eb('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', 'in', ['in_progress', 'hired'])
    .returning(COLUMNS)
    .$castTo<ApplicationRow>()
    .executeTakeFirst();

export interface AttachmentValues {
  kind: 'resume' | 'answer' | 'form_answer' | 'file';
  question_id: number | null;
  file_name: string;
  content_type: string;
  byte_size: number;
  storage_key: string;
}

export const insertAttachments = (
  tx: Transaction,
  companyId: number,
  applicationId: number,
  attachments: readonly AttachmentValues[],
): void =>
  tx.gather(
    ATTACHMENTS,
    attachments.map((each) => ({ company_id: companyId, application_id: applicationId, ...each })),
  );

const ATTACHMENTS = rowsInto<AttachmentValues & { company_id: number; application_id: number }>(
  'application_attachments',
  {
    company_id: 'bigint',
    application_id: 'bigint',
    kind: 'text',
    question_id: 'bigint',
    file_name: 'text',
    content_type: 'text',
    byte_size: 'bigint',
    storage_key: 'text',
  },
);

export interface ConsentValues {
  kind: 'sms' | 'keep_in_touch';
  text_version: string;
  text: string;
  language: string;
}

/** What an applicant agreed to, in the very words. */
export const insertConsents = (
  tx: Transaction,
  companyId: number,
  applicationId: number,
  consents: readonly ConsentValues[],
  now: Date,
): void =>
  tx.gather(
    CONSENTS,
    consents.map((consent) => ({ company_id: companyId, application_id: applicationId, ...consent, given_at: now })),
  );

type ConsentRow = ConsentValues & { company_id: number; application_id: number; given_at: Date };

const CONSENTS = rowsInto<ConsentRow>('applicant_consents', {
  company_id: 'bigint',
  application_id: 'bigint',
  kind: 'text',
  text_version: 'text',
  text: 'text',
  language: 'text',
  given_at: 'timestamptz',
});

export type PositionPlace = Required<ScopedRecord> & { position: number };

/** Where postings hang, so that only those hear of their applicants who may see them. */
export async function findPositionPlaces(
  tx: Transaction,
  wanted: readonly { companyId: number; position: number }[],
): Promise<(position: number) => PositionPlace> {
  const rows = await tx.prepared<PositionPlace & Record<string, unknown>>(
    'applicants_places',
    `select p.id as position, p.location_id as location, p.department_id as department, l.brand_id as brand
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = any($1) and p.id = any($2)`,
    [[...new Set(wanted.map(({ companyId }) => companyId))], [...new Set(wanted.map(({ position }) => position))]],
  );
  const places = new Map(rows.map((place) => [place.position, place]));
  return (position) => {
    const place = places.get(position);
    if (!place) throw new Error(`There is no place for position ${position}.`);
    return place;
  };
}

/** Undefined when it is not inactive any more. */
export const setReactivated = (
  tx: Transaction,
  companyId: number,
  id: number,
  now: Date,
): Promise<ApplicationRow | undefined> =>
  tx.db
    .updateTable('applications')
    .set((eb) => ({ status: 'in_progress', last_activity_at: now, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', 'inactive')
    .returning(COLUMNS)
    .$castTo<ApplicationRow>()
    .executeTakeFirst();
