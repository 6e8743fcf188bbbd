// Queries on applications, always within one company.
import type { StageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import { type ApplicantStatus, STATUS_CHANGES } from '@onward/domain/applicants/statuses';
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

export const APPLICATION_COLUMNS = [
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

export const find = (tx: Transaction, companyId: number, id: number): Promise<ApplicationRow | undefined> =>
  tx.db
    .selectFrom('applications')
    .select(APPLICATION_COLUMNS)
    .$castTo<ApplicationRow>()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

export interface AnswerValues {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  answers: readonly object[];
  screening_failed: boolean;
  referer_source: string | null;
  sms_consent: boolean;
}

/** Applying again with an inactive application replaces the earlier answers. */
export const replaceAnswers = (
  tx: Transaction,
  companyId: number,
  id: number,
  { answers, ...values }: AnswerValues,
  now: Date,
) =>
  tx.db
    .updateTable('applications')
    .set({
      ...values,
      answers: JSON.stringify(answers),
      status: STATUS_CHANGES.reapply.to,
      applied_at: now,
      seen_at: null,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', 'in', STATUS_CHANGES.reapply.from)
    .execute();

export interface AttachmentValues {
  kind: 'resume' | 'answer' | 'form_answer' | 'file';
  question_id: number | null;
  file_name: string;
  content_type: string;
  byte_size: number;
  storage_key: string;
}

export async function insertAttachments(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  attachments: readonly AttachmentValues[],
): Promise<{ id: number; storage_key: string }[]> {
  return tx.db
    .insertInto('application_attachments')
    .values(attachments.map((each) => ({ company_id: companyId, application_id: applicationId, ...each })))
    .returning(['id', 'storage_key'])
    .execute();
}
