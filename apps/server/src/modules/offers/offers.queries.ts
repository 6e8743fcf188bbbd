// Offers to applicants.
import { isOfferOpen, OFFER_STATUSES, type OfferStatus } from '@onward/domain/offers/states';
import type { OfferTerms } from '@onward/domain/offers/terms';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Before it is sent there is no offer. */
export type StoredStatus = Exclude<OfferStatus, 'not_sent'>;

export interface OfferRow extends OfferTerms {
  company_id: number;
  id: number;
  application_id: number;
  stage_entry: number;
  signing_request_id: number;
  offer_template_ids: number[];
  status: StoredStatus;
  message: string | null;
  sent_by: number | null;
  sent_by_name: string | null;
  sent_at: Date | null;
  viewed_at: Date | null;
  signed_at: Date | null;
  expires_at: Date;
  declined_reason: string | null;
  voided_reason: string | null;
  replaces_id: number | null;
  replaced_status: StoredStatus | null;
  created_at: Date;
}

export const OPEN_STATUSES = OFFER_STATUSES.filter(isOfferOpen) as StoredStatus[];

const SELECT = `select o.company_id, o.id, o.application_id, o.stage_entry, o.signing_request_id, o.offer_template_ids,
    o.salary::float8 as salary, o.salary_unit, o.start_date::text as start_date, o.status, o.message, o.sent_by,
    s.name as sent_by_name, o.sent_at, o.viewed_at, o.signed_at, o.expires_at, o.declined_reason, o.voided_reason,
    o.replaces_id, o.replaced_status, o.created_at
  from application_offers o
  left join company_staffs s on s.company_id = o.company_id and s.id = o.sent_by`;

const read = (tx: Transaction, name: string, where: string, values: unknown[]): Promise<OfferRow[]> =>
  tx.prepared<OfferRow & Record<string, unknown>>(`offers_${name}`, `${SELECT} where ${where}`, values);

export const listOfApplication = (tx: Transaction, companyId: number, applicationId: number): Promise<OfferRow[]> =>
  read(tx, 'of_application', 'o.company_id = $1 and o.application_id = $2 order by o.id desc', [
    companyId,
    applicationId,
  ]);

export async function find(tx: Transaction, companyId: number, id: number): Promise<OfferRow | undefined> {
  return (await read(tx, 'find', 'o.company_id = $1 and o.id = $2', [companyId, id]))[0];
}

/** Two changes at once happen one after the other. */
export async function lock(tx: Transaction, companyId: number, id: number): Promise<OfferRow | undefined> {
  await tx.prepared('offers_lock', 'select from application_offers where company_id = $1 and id = $2 for update', [
    companyId,
    id,
  ]);
  return find(tx, companyId, id);
}

/** The newest one of this visit to the stage. */
export async function findOfVisit(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  stageEntry: number,
): Promise<OfferRow | undefined> {
  const where = 'o.company_id = $1 and o.application_id = $2 and o.stage_entry = $3 order by o.id desc limit 1';
  return (await read(tx, 'of_visit', where, [companyId, applicationId, stageEntry]))[0];
}

export const listOpen = (tx: Transaction, companyId: number, applicationIds: readonly number[]): Promise<OfferRow[]> =>
  read(tx, 'open', 'o.company_id = $1 and o.application_id = any($2::bigint[]) and o.status = any($3)', [
    companyId,
    applicationIds,
    OPEN_STATUSES,
  ]);

export async function findByRequest(
  tx: Transaction,
  companyId: number,
  requestId: number,
): Promise<OfferRow | undefined> {
  return (await read(tx, 'by_request', 'o.company_id = $1 and o.signing_request_id = $2', [companyId, requestId]))[0];
}

/** Created by one action and still to be undone. */
export const listUnsent = (
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
  createdAt: Date,
): Promise<OfferRow[]> =>
  read(
    tx,
    'unsent',
    `o.company_id = $1 and o.application_id = any($2::bigint[]) and o.created_at = $3 and o.sent_at is null
       and o.status = 'sent'`,
    [companyId, applicationIds, createdAt],
  );

export interface NewOffer extends OfferTerms {
  companyId: number;
  applicationId: number;
  stageEntry: number;
  signingRequestId: number;
  templateIds: readonly number[];
  message: string | null;
  sentBy: number | null;
  expiresAt: Date;
  replaces: OfferRow | undefined;
  now: Date;
}

export async function insert(tx: Transaction, offer: NewOffer): Promise<number> {
  const [row] = await tx.prepared<{ id: number }>(
    'offers_insert',
    `insert into application_offers (company_id, application_id, stage_entry, signing_request_id, offer_template_ids,
       salary, salary_unit, start_date, status, message, sent_by, expires_at, replaces_id, replaced_status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'sent', $9, $10, $11, $12, $13, $14) returning id`,
    [
      offer.companyId,
      offer.applicationId,
      offer.stageEntry,
      offer.signingRequestId,
      offer.templateIds,
      offer.salary,
      offer.salary_unit,
      offer.start_date,
      offer.message,
      offer.sentBy,
      offer.expiresAt,
      offer.replaces?.id ?? null,
      offer.replaces?.status ?? null,
      offer.now,
    ],
  );
  if (!row) throw new Error('The offer was not inserted.');
  return row.id;
}

interface OfferChange {
  status?: StoredStatus;
  sent_at?: Date;
  viewed_at?: Date;
  signed_at?: Date;
  declined_reason?: string | null;
  voided_reason?: string | null;
}

export const update = (
  tx: Transaction,
  { company_id, id }: Pick<OfferRow, 'company_id' | 'id'>,
  change: OfferChange,
): Promise<unknown> =>
  tx.db
    .updateTable('application_offers')
    .set(change)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();

export const remove = (tx: Transaction, companyId: number, ids: readonly number[]): Promise<unknown> =>
  tx.client.query('delete from application_offers where company_id = $1 and id = any($2)', [companyId, ids]);

/** The template that the applicant's stage is set up with. */
export async function findStageTemplate(
  tx: Transaction,
  companyId: number,
  applicationId: number,
): Promise<number | null> {
  const [row] = await tx.prepared<{ id: number }>(
    'offers_stage_template',
    `select t.id from applications a
     join stages s on s.company_id = a.company_id and s.id = a.stage_id and s.stage_type = 'offer'
     join document_templates t on t.company_id = s.company_id and t.id = (s.config ->> 'offer_template_id')::bigint
     where a.company_id = $1 and a.id = $2 and t.kind = 'offer' and t.deleted_at is null`,
    [companyId, applicationId],
  );
  return row?.id ?? null;
}
