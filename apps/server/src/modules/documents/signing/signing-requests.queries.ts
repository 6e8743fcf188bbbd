// Requests to sign documents, with their documents and signers.
import type { DocumentValues } from '@onward/domain/documents/content';
import type { SignerRole } from '@onward/domain/documents/fields';
import type { SignerStatus } from '@onward/domain/documents/signing';
import type { TemplateContent } from '@onward/domain/documents/templates';
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface Letterhead {
  brand: string;
  /** `#rrggbb` */
  color: string;
  company: string;
  /** In the language of the document. */
  date: string;
}

export type RequestStatus = 'preparing' | 'open' | 'completed' | 'closed';

export interface RequestRow {
  company_id: number;
  id: number;
  status: RequestStatus;
  title: string;
  issuer: string;
  language: Language;
  time_zone: string;
  tag_values: DocumentValues;
  letterhead: Letterhead;
  unsigned_key: string | null;
  unsigned_sha256: string | null;
  sealed_key: string | null;
  sealed_sha256: string | null;
  sealed_at: Date | null;
  created_at: Date;
}

export interface DocumentRow {
  position: number;
  template_id: number;
  revision: number;
  title: string;
  content: TemplateContent;
  storage_key: string | null;
}

export interface SignerRow {
  company_id: number;
  id: number;
  role: SignerRole;
  sequence: number;
  /** Who is asked to sign. */
  name: string;
  /** As they typed it; null before. */
  signed_name: string | null;
  email: string | null;
  staff_id: number | null;
  status: SignerStatus;
  entries: Buffer | null;
  signed_at: Date | null;
  address: string | null;
  user_agent: string | null;
}

export interface NewRequest {
  companyId: number;
  title: string;
  issuer: string;
  language: Language;
  timeZone: string;
  tagValues: DocumentValues;
  letterhead: Letterhead;
  documents: readonly { templateId: number; revision: number; title: string }[];
  signers: readonly {
    role: SignerRole;
    sequence: number;
    name: string;
    email: string | null;
    staffId: number | null;
  }[];
  now: Date;
}

export async function insert(tx: Transaction, request: NewRequest): Promise<number> {
  const { companyId, title, issuer, language, timeZone, tagValues, letterhead, documents, signers, now } = request;
  const [row] = await tx.prepared<{ id: number }>(
    'documents_insert_request',
    `with request as (
       insert into signing_requests (company_id, title, issuer, language, time_zone, tag_values, letterhead, created_at)
       values ($1, $2, $3, $4, $5, $6, $10, $7) returning id
     ), documents as (
       insert into signing_request_documents (company_id, signing_request_id, position, template_id, revision, title)
       select $1, request.id, d.position, d.template_id, d.revision, d.title
       from request, json_to_recordset($8) as d (position int, template_id bigint, revision int, title text)
     ), signers as (
       insert into signers (company_id, signing_request_id, role, sequence, name, email, staff_id)
       select $1, request.id, s.role, s.sequence, s.name, s.email, s.staff_id
       from request,
         json_to_recordset($9) as s (role text, sequence int, name text, email text, staff_id bigint)
     )
     select id from request`,
    [
      companyId,
      title,
      issuer,
      language,
      timeZone,
      JSON.stringify(tagValues),
      now,
      JSON.stringify(
        documents.map(({ templateId, ...one }, position) => ({ position, template_id: templateId, ...one })),
      ),
      JSON.stringify(signers.map(({ staffId, ...one }) => ({ staff_id: staffId, ...one }))),
      JSON.stringify(letterhead),
    ],
  );
  if (!row) throw new Error('The signing request was not inserted.');
  return row.id;
}

const COLUMNS = `company_id, id, status, title, issuer, language, time_zone, tag_values, letterhead, unsigned_key, unsigned_sha256,
  sealed_key, sealed_sha256, sealed_at, created_at`;

export async function find(tx: Transaction, companyId: number, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx.prepared<RequestRow & Record<string, unknown>>(
    'documents_find_request',
    `select ${COLUMNS} from signing_requests where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return row;
}

export interface RequestSummary {
  id: number;
  unsigned_key: string | null;
  sealed_key: string | null;
  /** Of its documents, in order. */
  titles: string[];
}

/** Without what the documents say. */
export const listSummaries = (tx: Transaction, companyId: number, ids: readonly number[]): Promise<RequestSummary[]> =>
  tx.prepared<RequestSummary & Record<string, unknown>>(
    'documents_summaries',
    `select r.id, r.unsigned_key, r.sealed_key, array(
         select d.title from signing_request_documents d
         where d.company_id = r.company_id and d.signing_request_id = r.id order by d.position) as titles
     from signing_requests r where r.company_id = $1 and r.id = any($2::bigint[])`,
    [companyId, ids],
  );

/** Two people who sign at once do so one after the other. */
export async function lock(tx: Transaction, companyId: number, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx.prepared<RequestRow & Record<string, unknown>>(
    'documents_lock_request',
    `select ${COLUMNS} from signing_requests where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  return row;
}

export const listDocuments = (tx: Transaction, companyId: number, requestId: number): Promise<DocumentRow[]> =>
  tx.prepared<DocumentRow & Record<string, unknown>>(
    'documents_of_request',
    `select d.position, d.template_id, d.revision, d.title, r.content, r.storage_key
     from signing_request_documents d
     join document_revisions r on r.company_id = d.company_id and r.template_id = d.template_id
       and r.revision = d.revision
     where d.company_id = $1 and d.signing_request_id = $2 order by d.position`,
    [companyId, requestId],
  );

export const listSigners = (
  tx: Transaction,
  companyId: number,
  requestIds: readonly number[],
): Promise<(SignerRow & { signing_request_id: number })[]> =>
  tx.prepared<SignerRow & { signing_request_id: number } & Record<string, unknown>>(
    'documents_signers',
    `select company_id, id, signing_request_id, role, sequence, name, signed_name, email, staff_id, status, entries,
       signed_at, address, user_agent
     from signers where company_id = $1 and signing_request_id = any($2::bigint[]) order by sequence, id`,
    [companyId, requestIds],
  );

/** False when it is in another state by now. */
export async function setStatus(
  tx: Transaction,
  { companyId, id }: { companyId: number; id: number },
  { from, to }: { from: readonly RequestStatus[]; to: RequestStatus },
): Promise<boolean> {
  const rows = await tx.prepared(
    'documents_set_request_status',
    `update signing_requests set status = $3 where company_id = $1 and id = $2 and status = any($4) returning id`,
    [companyId, id, to, from],
  );
  return rows.length > 0;
}

type RequestKey = Pick<RequestRow, 'company_id' | 'id'>;

/** Where its files are stored; the same for every attempt, so that an interrupted one leaves no file behind. */
export const fileKeys = ({ company_id, id }: RequestKey): { unsigned: string; sealed: string } => ({
  unsigned: `${company_id}/signing-${id}-unsigned`,
  sealed: `${company_id}/signing-${id}-sealed`,
});

/** The caller holds the lock. */
export const storeUnsigned = (
  tx: Transaction,
  { company_id, id }: RequestKey,
  file: { key: string; sha256: string },
): Promise<unknown> =>
  tx.prepared(
    'documents_store_unsigned',
    `update signing_requests set unsigned_key = $3, unsigned_sha256 = $4 where company_id = $1 and id = $2`,
    [company_id, id, file.key, file.sha256],
  );

/** The caller holds the lock. */
export const storeSealed = (
  tx: Transaction,
  { company_id, id }: RequestKey,
  file: { key: string; sha256: string; at: Date },
): Promise<unknown> =>
  tx.prepared(
    'documents_store_sealed',
    `update signing_requests set sealed_key = $3, sealed_sha256 = $4, sealed_at = $5
     where company_id = $1 and id = $2`,
    [company_id, id, file.key, file.sha256, file.at],
  );

export const setSignerStatuses = (
  tx: Transaction,
  companyId: number,
  signers: readonly { id: number; status: SignerStatus }[],
): Promise<unknown> =>
  tx.prepared(
    'documents_set_signer_statuses',
    `update signers s set status = n.status from json_to_recordset($2) as n (id bigint, status text)
     where s.company_id = $1 and s.id = n.id`,
    [companyId, JSON.stringify(signers.map(({ id, status }) => ({ id, status })))],
  );

export const saveEntries = (tx: Transaction, companyId: number, signerId: number, entries: Buffer): Promise<unknown> =>
  tx.prepared(
    'documents_save_entries',
    `update signers set entries = $3 where company_id = $1 and id = $2 and status = 'open'`,
    [companyId, signerId, entries],
  );

export const storeSignature = (
  tx: Transaction,
  { companyId, id }: { companyId: number; id: number },
  signed: { name: string; entries: Buffer; at: Date; address: string; userAgent: string },
): Promise<unknown> =>
  tx.prepared(
    'documents_store_signature',
    `update signers set status = 'signed', signed_name = $3, entries = $4, signed_at = $5, address = $6, user_agent = $7
     where company_id = $1 and id = $2`,
    [companyId, id, signed.name, signed.entries, signed.at, signed.address, signed.userAgent],
  );

/** Who signs for the company, when that is decided with the signature. */
export const nameSigner = (
  tx: Transaction,
  { company_id, id }: Pick<SignerRow, 'company_id' | 'id'>,
  { name, email, staffId }: { name: string; email: string; staffId: number },
): Promise<unknown> =>
  tx.prepared(
    'documents_name_signer',
    `update signers set name = $3, email = $4, staff_id = $5 where company_id = $1 and id = $2 and status <> 'signed'`,
    [company_id, id, name, email, staffId],
  );

/** Returns the files to delete, including those an interrupted attempt may have left. */
export async function remove(tx: Transaction, companyId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await tx.client.query<RequestKey>(
    `delete from signing_requests where company_id = $1 and id = any($2) returning company_id, id`,
    [companyId, ids],
  );
  return rows.flatMap((request) => Object.values(fileKeys(request)));
}

/** The same for documents whose final PDF another room stored as its own. */
export async function removeByFile(tx: Transaction, companyId: number, keys: readonly string[]): Promise<string[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from signing_requests where company_id = $1 and sealed_key = any($2)',
    [companyId, keys],
  );
  return remove(
    tx,
    companyId,
    rows.map(({ id }) => id),
  );
}
