// Everything the company keeps about one person, as a zip: the records as JSON, and the files (AHD-020).
import { ERASED_NAME } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../platform/database/transaction.ts';
import { zipOf } from '../../platform/files/zip.ts';
import type { House } from '../../platform/house.ts';
import { fileAnswer } from '../../platform/http/file-answer.ts';
import type { Answer, CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';
import { requirePerson } from './persons.service.ts';

/** Records by the name they have in the file; of each only what belongs to the reader's applications. */
const PARTS = {
  applications: 'select t.* from applications t where t.company_id = $1 and t.id = any($2)',
  consents: ofApplications('applicant_consents'),
  files: ofApplications('application_attachments'),
  notes: ofApplications('application_notes'),
  feedbacks: ofApplications('application_feedbacks'),
  ratings: ofApplications('application_ratings'),
  shares: ofApplications('application_shares'),
  tasks: ofApplications('applicant_tasks'),
  histories: ofApplications('application_histories'),
  job_invitations: ofApplications('job_invitation_people'),
  messages: ofApplications('messages'),
} as const;

/** Keys of ours that open something, or mean nothing outside. */
const LEFT_OUT = [
  'company_id',
  'token',
  'token_hash',
  'storage_key',
  'digest_key',
  'sort_name',
  'version',
  'outbox_message_id',
];

function ofApplications(table: string): string {
  return `select t.* from ${table} t where t.company_id = $1 and t.application_id = any($2)`;
}

export async function exportPerson(house: House, call: CompanyCall, id: number): Promise<Answer> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const { applications, merged_into: _into, erased_at: _erased, ...person } = await requirePerson(call, id);
  const ids = (applications ?? []).map((each) => each.id);
  const records: Record<string, unknown[]> = {};
  for (const [name, text] of Object.entries(PARTS)) records[name] = await read(tx, text, [companyId, ids]);
  const data = { exported_at: now.toISOString(), person, jobs: applications, ...records };
  const zip = zipOf(
    [
      { name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) },
      ...(await filesOf(house, tx, companyId, ids)),
    ],
    now,
  );
  await recordChange(call, { event: 'person_exported', subjectType: 'person', subjectId: id });
  const name = [person.first_name, person.last_name].filter(Boolean).join('-') || Object.values(ERASED_NAME).join('-');
  return fileAnswer(zip, { name: `${name}.zip`, contentType: 'application/zip', type: 'download' });
}

async function read(tx: Transaction, text: string, values: unknown[]): Promise<unknown[]> {
  const { rows } = await tx.client.query<{ record: unknown }>(
    `select to_jsonb(found) - $3::text[] as record from (${text}) found`,
    [...values, LEFT_OUT],
  );
  return rows.map(({ record }) => record);
}

async function filesOf({ files }: House, tx: Transaction, companyId: number, applicationIds: readonly number[]) {
  const { rows } = await tx.client.query<{ id: number; file_name: string; storage_key: string }>(
    `select id, file_name, storage_key from application_attachments
     where company_id = $1 and application_id = any($2)
     union all select f.id, 'message-' || f.file_name, f.storage_key from message_attachments f
     join messages m on m.company_id = f.company_id and m.id = f.message_id
     where f.company_id = $1 and m.application_id = any($2) order by id`,
    [companyId, applicationIds],
  );
  const read = await Promise.all(rows.map(async (row) => ({ ...row, bytes: await files.get(row.storage_key) })));
  return read.flatMap(({ id, file_name, bytes }) =>
    // Numbered: two files may have one name. Without slashes: nothing is written outside of the folder.
    bytes ? [{ name: `files/${id}-${file_name.replaceAll(/[/\\]/g, '_')}`, bytes }] : [],
  );
}
