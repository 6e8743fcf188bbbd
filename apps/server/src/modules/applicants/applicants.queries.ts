// Persons and applications as they stand in the database, always within one company.
import type { StageStatus } from '@onward/domain/applicants/stage-statuses';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import { sql } from 'kysely';
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

const COLUMNS = [
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
  phone: string;
  region_number: string;
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
  const keys = [`phone:${region_number}:${phone}`, ...(email ? [`email:${email}`] : [])].toSorted();
  for (const key of keys) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`person:${companyId}:${key}`}, 0))`.execute(tx.db);
  }
}

/** By phone first: it is what hourly people keep; an e-mail address is often shared in a family. */
export async function findPerson(
  tx: Transaction,
  companyId: number,
  { email, phone, region_number }: Contact,
): Promise<number | undefined> {
  const [row] = await tx.prepared<{ id: number }>(
    'persons_find',
    `select id from (
       select id, 0 as rank from persons where company_id = $1 and phone = $2 and region_number = $3
       union all
       select id, 1 from persons where company_id = $1 and $4::text is not null and email = $4
     ) found order by rank, id limit 1`,
    [companyId, phone, region_number, email],
  );
  return row?.id;
}

export interface PersonValues extends Contact {
  first_name: string;
  last_name: string;
  language: string;
}

export async function insertPerson(tx: Transaction, companyId: number, values: PersonValues): Promise<number> {
  const { id } = await tx.db
    .insertInto('persons')
    .values({ company_id: companyId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updatePerson = (tx: Transaction, companyId: number, id: number, values: PersonValues) =>
  tx.db
    .updateTable('persons')
    .set((eb) => ({
      first_name: values.first_name,
      last_name: values.last_name,
      phone: values.phone,
      region_number: values.region_number,
      language: values.language,
      // An application without an e-mail address does not take the known one away.
      email: values.email ?? eb.ref('email'),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();

/** The person's applications for one posting, newest first. */
export const listForPosition = (tx: Transaction, companyId: number, positionId: number, personId: number) =>
  tx.db
    .selectFrom('applications')
    .select(['id', sql<ApplicantStatus>`status`.as('status')])
    .where('company_id', '=', companyId)
    .where('position_id', '=', positionId)
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute();

export interface ApplicationValues extends PersonValues {
  person_id: number;
  position_id: number;
  digest_key: string;
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

export const insert = (
  tx: Transaction,
  companyId: number,
  values: ApplicationValues,
  now: Date,
): Promise<ApplicationRow> =>
  tx.db
    .insertInto('applications')
    .values({ company_id: companyId, ...stored(values, now) })
    .returning(COLUMNS)
    .$castTo<ApplicationRow>()
    .executeTakeFirstOrThrow();

/** Applying again brings an inactive application back, from the first stage and with the new answers. */
export const bringBack = (
  tx: Transaction,
  companyId: number,
  id: number,
  values: ApplicationValues,
  now: Date,
): Promise<ApplicationRow> => {
  const { digest_key: _kept, person_id: _same, ...fresh } = stored(values, now);
  return tx.db
    .updateTable('applications')
    .set((eb) => ({
      ...fresh,
      status: 'in_progress',
      stage_entry: eb('stage_entry', '+', 1),
      version: eb('version', '+', 1),
      seen_at: null,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', 'inactive')
    .returning(COLUMNS)
    .$castTo<ApplicationRow>()
    .executeTakeFirstOrThrow();
};

export const find = (tx: Transaction, companyId: number, id: number): Promise<ApplicationRow | undefined> =>
  tx.db
    .selectFrom('applications')
    .select(COLUMNS)
    .$castTo<ApplicationRow>()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

/** By the key in a link; the key alone says which company it is. */
export const findByKey = (tx: Transaction, digestKey: string): Promise<ApplicationRow | undefined> =>
  tx.db
    .selectFrom('applications')
    .select(COLUMNS)
    .$castTo<ApplicationRow>()
    .where('digest_key', '=', digestKey)
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
export const moveToStage = (tx: Transaction, move: StageMove): Promise<ApplicationRow | undefined> =>
  tx.db
    .updateTable('applications')
    .set((eb) => ({
      stage_id: move.stageId,
      stage_entry: eb('stage_entry', '+', 1),
      stage_status: move.stageStatus,
      stage_entered_at: move.now,
      last_activity_at: move.now,
      version: eb('version', '+', 1),
    }))
    .where('company_id', '=', move.companyId)
    .where('id', '=', move.applicationId)
    .where('stage_entry', '=', move.fromEntry)
    .where('status', '=', 'in_progress')
    .returning(COLUMNS)
    .$castTo<ApplicationRow>()
    .executeTakeFirst();

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

/** Undefined when its status does not allow it any more. */
export const setRejected = (
  tx: Transaction,
  { companyId, id, reason, now }: { companyId: number; id: number; reason: string; now: Date },
): Promise<ApplicationRow | undefined> =>
  tx.db
    .updateTable('applications')
    .set((eb) => ({
      status: 'rejected',
      rejection: JSON.stringify({ reason, note: null, at: now.toISOString() }),
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
  kind: 'resume' | 'answer' | 'form_answer';
  question_id: number | null;
  file_name: string;
  content_type: string;
  byte_size: number;
  storage_key: string;
}

export const insertAttachments = async (
  tx: Transaction,
  companyId: number,
  applicationId: number,
  attachments: readonly AttachmentValues[],
): Promise<void> => {
  if (attachments.length === 0) return;
  await tx.db
    .insertInto('application_attachments')
    .values(attachments.map((each) => ({ company_id: companyId, application_id: applicationId, ...each })))
    .execute();
};

export interface ConsentValues {
  kind: 'sms' | 'keep_in_touch';
  text_version: string;
  text: string;
  language: string;
}

export const insertConsents = async (
  tx: Transaction,
  companyId: number,
  applicationId: number,
  consents: readonly ConsentValues[],
  now: Date,
): Promise<void> => {
  if (consents.length === 0) return;
  await tx.db
    .insertInto('applicant_consents')
    .values(consents.map((each) => ({ company_id: companyId, application_id: applicationId, ...each, given_at: now })))
    .execute();
};

/** Where a posting hangs, so that only those hear of its applicants who may see it. */
export const findPositionPlace = (tx: Transaction, companyId: number, positionId: number) =>
  tx.db
    .selectFrom('positions as p')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.company_id', '=', 'p.company_id').onRef('l.id', '=', 'p.location_id'),
    )
    .select(['p.title', 'p.location_id', 'p.department_id', 'l.brand_id', 'l.name as location_name'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', positionId)
    .executeTakeFirstOrThrow();
