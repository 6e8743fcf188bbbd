// Unfinished applications. The link contains a token; only its hash is stored.
import type { DraftEntries } from '@onward/contract/careers/applying';
import type { ApplyStep } from '@onward/domain/careers/application-form';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export { attachUploads } from '../../attachments/attachments.service.ts';

export interface DraftRow {
  company_id: number;
  id: number;
  position_id: number;
  position_key: string;
  company_key: string;
  entries: DraftEntries;
  step: ApplyStep;
  language: Language;
  referer_source: string | null;
  application_id: number | null;
  /** Only this number's owner can have opened the draft. */
  proven_phone: string | null;
  proven_region_number: string | null;
  started_at: Date;
  saved_at: Date;
  expires_at: Date;
}

const DRAFT = `select d.company_id, d.id, d.position_id, d.entries, d.step, d.language, d.referer_source,
    d.application_id, d.proven_phone, d.proven_region_number, d.started_at, d.saved_at, d.expires_at, p.digest_key as position_key, c.digest_key as company_key
  from application_drafts d
  join positions p on p.company_id = d.company_id and p.id = d.position_id
  join companies c on c.id = d.company_id`;

export async function findByToken(tx: Transaction, token: string, now: Date): Promise<DraftRow | undefined> {
  const [row] = await tx.prepared<DraftRow>(
    'drafts_by_token',
    `${DRAFT} where d.token_hash = $1 and d.expires_at > $2`,
    [hashToken(token), now],
  );
  return row;
}

export async function findById(tx: Transaction, companyId: number, id: number): Promise<DraftRow | undefined> {
  const { rows } = await tx.client.query<DraftRow>(`${DRAFT} where d.company_id = $1 and d.id = $2`, [companyId, id]);
  return rows[0];
}

/** A draft that was sent is found as long as it is stored; another one once, while the link is valid. */
export async function findByResumeLink(tx: Transaction, token: string, now: Date): Promise<DraftRow | undefined> {
  const { rows } = await tx.client.query<DraftRow>(
    `${DRAFT} join draft_resume_links r on r.company_id = d.company_id and r.draft_id = d.id
     where r.token_hash = $1 and d.expires_at > $2
       and (d.application_id is not null or (r.used_at is null and r.expires_at > $2))`,
    [hashToken(token), now],
  );
  return rows[0];
}

/** The latest unfinished draft of a phone number for a posting. */
export async function findByPhone(
  tx: Transaction,
  {
    companyId,
    positionId,
    phone,
    regionNumber,
    now,
  }: { companyId: number; positionId: number; phone: string; regionNumber: string; now: Date },
): Promise<DraftRow | undefined> {
  const { rows } = await tx.client.query<DraftRow>(
    `${DRAFT} where d.company_id = $1 and d.position_id = $2 and d.phone = $3 and d.region_number = $4
       and d.application_id is null and d.expires_at > $5 order by d.saved_at desc limit 1`,
    [companyId, positionId, phone, regionNumber, now],
  );
  return rows[0];
}

export interface NewDraft {
  companyId: number;
  positionId: number;
  token: string;
  language: Language;
  refererSource: string | null;
  phone?: PhoneNumber;
  /** Only the owner of the number can open the draft: it was started by a text from it, or its link is texted to it. */
  isPhoneProven: boolean;
  entries?: DraftEntries;
  now: Date;
  expiresAt: Date;
}

export async function insert(tx: Transaction, draft: NewDraft): Promise<number> {
  const proven = draft.isPhoneProven ? draft.phone : undefined;
  const { id } = await tx.db
    .insertInto('application_drafts')
    .values({
      company_id: draft.companyId,
      position_id: draft.positionId,
      token_hash: hashToken(draft.token),
      language: draft.language,
      referer_source: draft.refererSource,
      entries: JSON.stringify({ ...draft.entries, ...draft.phone }),
      phone: draft.phone?.phone ?? null,
      region_number: draft.phone?.region_number ?? null,
      proven_phone: proven?.phone ?? null,
      proven_region_number: proven?.region_number ?? null,
      started_at: draft.now,
      saved_at: draft.now,
      expires_at: draft.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface DraftChange {
  entries: DraftEntries;
  step: ApplyStep;
  language: Language;
  phone: string | null;
  regionNumber: string | null;
  now: Date;
  expiresAt: Date;
}

export const save = (tx: Transaction, { company_id, id }: DraftRow, change: DraftChange) =>
  tx.db
    .updateTable('application_drafts')
    .set({
      entries: JSON.stringify(change.entries),
      step: change.step,
      language: change.language,
      phone: change.phone,
      region_number: change.regionNumber,
      saved_at: change.now,
      expires_at: change.expiresAt,
    })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('application_id', 'is', null)
    .execute();

/** A new link replaces the draft's earlier one. */
export const changeToken = (tx: Transaction, { company_id, id }: DraftRow, token: string) =>
  tx.db
    .updateTable('application_drafts')
    .set({ token_hash: hashToken(token) })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();

/** Locks it, so that a second click waits for the first. */
export const lock = (tx: Transaction, { company_id, id }: DraftRow) =>
  tx.db
    .selectFrom('application_drafts')
    .select('application_id')
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const markSent = (tx: Transaction, { company_id, id }: DraftRow, applicationId: number) =>
  tx.db
    .updateTable('application_drafts')
    .set({ application_id: applicationId, entries: '{}' })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();

export const remove = (tx: Transaction, { company_id, id }: DraftRow) =>
  tx.db.deleteFrom('application_drafts').where('company_id', '=', company_id).where('id', '=', id).execute();

export const removeExpired = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.db.deleteFrom('application_drafts').where('expires_at', '<', now).execute();
};

export const insertResumeLink = (tx: Transaction, { company_id, id }: DraftRow, token: string, expiresAt: Date) =>
  tx.db
    .insertInto('draft_resume_links')
    .values({ company_id, draft_id: id, token_hash: hashToken(token), expires_at: expiresAt })
    .execute();

/** A texted link continues the draft once. */
export const useResumeLink = (tx: Transaction, token: string, now: Date) =>
  tx.db.updateTable('draft_resume_links').set({ used_at: now }).where('token_hash', '=', hashToken(token)).execute();

export type UploadRow = Awaited<ReturnType<typeof listUploads>>[number];

export const listUploads = (tx: Transaction, owner: { companyId: number; draftId?: number; taskId?: number }) =>
  tx.db
    .selectFrom('uploads')
    .select(['id', 'file_name', 'content_type', 'byte_size', 'storage_key'])
    .where('company_id', '=', owner.companyId)
    .$if(owner.draftId !== undefined, (query) => query.where('draft_id', '=', owner.draftId ?? 0))
    .$if(owner.taskId !== undefined, (query) => query.where('task_id', '=', owner.taskId ?? 0))
    .where('attached_at', 'is', null)
    .orderBy('id')
    .execute();
