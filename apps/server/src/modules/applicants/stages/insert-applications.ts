// Stores new applications: each starts its first visit to its first stage here.
import { randomBytes } from 'node:crypto';
import { firstStageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { APPLICATION_COLUMNS, type ApplicationRow } from '../applicants.queries.ts';

interface FirstStage {
  id: number;
  stage_type: StageType;
}

export interface NewApplicationRow {
  person_id: number;
  position_id: number;
  stage: FirstStage;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  answers?: readonly object[];
  screening_failed?: boolean;
  referer_source: string | null;
  sms_consent?: boolean;
  /** Someone who shares the phone number or the email address. */
  possible_duplicate_of?: number | null;
}

const newKey = (): string => digestKey(randomBytes(DIGEST_KEY_BYTES));

/** Returns them in the order given. */
export async function insertApplications(
  tx: Transaction,
  { companyId, now }: { companyId: number; now: Date },
  applications: readonly NewApplicationRow[],
): Promise<ApplicationRow[]> {
  const values = applications.map(valuesOf);
  const inserted = await tx.prepared<ApplicationRow & Record<string, unknown>>(
    'applicants_insert_applications',
    `insert into applications (company_id, digest_key, person_id, position_id, stage_id, stage_status, first_name,
       last_name, email, phone, region_number, language, answers, screening_failed, referer_source, sms_consent,
       possible_duplicate_of, applied_at, stage_entered_at, last_activity_at)
     select $1, digest_key, person_id, position_id, stage_id, stage_status, first_name, last_name, email, phone,
       region_number, language, answers, screening_failed, referer_source, sms_consent, possible_duplicate_of, $2, $2, $2
     from json_to_recordset($3) as new (digest_key text, person_id bigint, position_id bigint, stage_id bigint,
       stage_status text, first_name text, last_name text, email text, phone text, region_number text, language text,
       answers jsonb, screening_failed boolean, referer_source text, sms_consent boolean, possible_duplicate_of bigint)
     returning ${APPLICATION_COLUMNS.join(', ')}`,
    [companyId, now, JSON.stringify(values)],
  );
  const byKey = new Map(inserted.map((row) => [row.digest_key, row]));
  return values.flatMap(({ digest_key }) => byKey.get(digest_key) ?? []);
}

const valuesOf = ({ stage, ...row }: NewApplicationRow) => ({
  answers: [],
  screening_failed: false,
  sms_consent: false,
  possible_duplicate_of: null,
  ...row,
  digest_key: newKey(),
  stage_id: stage.id,
  stage_status: firstStageStatus(stage.stage_type),
});

export interface ApplicationCopy {
  id: number;
  original_id: number;
}

/**
 * Copies an application to another job with its answers; the original keeps its files and notes. Staff have already
 * seen it.
 */
export async function copyApplications(
  tx: Transaction,
  { companyId, now }: { companyId: number; now: Date },
  originalIds: readonly number[],
  { positionId, stage }: { positionId: number; stage: FirstStage },
): Promise<ApplicationCopy[]> {
  const { rows } = await tx.client.query<ApplicationCopy>(
    `with copied as (
       insert into applications (company_id, digest_key, person_id, position_id, stage_id, stage_status, first_name,
         last_name, email, phone, region_number, language, answers, screening_failed, referer_source, sms_consent,
         applied_at, stage_entered_at, last_activity_at, seen_at)
       select a.company_id, wanted.digest_key, a.person_id, $3, $4, $5, a.first_name, a.last_name, a.email, a.phone,
         a.region_number, a.language, a.answers, a.screening_failed, a.referer_source, a.sms_consent, $6, $6, $6, $6
       from unnest($2::bigint[], $7::text[]) as wanted (id, digest_key)
       join applications a on a.company_id = $1 and a.id = wanted.id
       returning id, digest_key
     )
     select copied.id, wanted.id as original_id
     from copied join unnest($2::bigint[], $7::text[]) as wanted (id, digest_key) using (digest_key)`,
    [
      companyId,
      originalIds,
      positionId,
      stage.id,
      firstStageStatus(stage.stage_type),
      now,
      originalIds.map(() => newKey()),
    ],
  );
  return rows;
}
