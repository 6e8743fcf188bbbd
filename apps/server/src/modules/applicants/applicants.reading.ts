// Reads the files of applicants, so that their words are found by the search (AHD-022).

import { ownValue } from '@onward/domain/platform/own-value';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { pdfText } from '../../platform/files/pdf-text.ts';
import type { House } from '../../platform/house.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export const READ_FILES_TASK = 'applicants.read_files';

export interface FilesToRead {
  company_id: number;
  application_id: number;
}

const TEXT_MAX = 200_000;

const READERS: Record<string, (bytes: Buffer) => string> = {
  'application/pdf': pdfText,
  // The database keeps no zero bytes.
  'text/plain': (bytes) => bytes.toString('utf8').replaceAll('\0', ' ').slice(0, TEXT_MAX).toWellFormed(),
};

/** Right after the files are stored; several of one applicant are read together. */
export const readFilesSoon = (tx: Transaction, companyId: number, applicationId: number): Promise<void> => {
  const payload: FilesToRead = { company_id: companyId, application_id: applicationId };
  return enqueue(tx, READ_FILES_TASK, payload, { key: `read_files:${companyId}:${applicationId}` });
};

interface UnreadFile {
  id: number;
  content_type: string;
  storage_key: string;
}

export async function readFiles(house: House, { company_id, application_id }: FilesToRead): Promise<void> {
  const unread = await inCompany(house.pool, company_id, (tx) =>
    tx.prepared<UnreadFile & Record<string, unknown>>(
      'applicants_unread_files',
      `select id, content_type, storage_key from application_attachments
       where company_id = $1 and application_id = $2 and text_content is null order by id`,
      [company_id, application_id],
    ),
  );
  for (const { id, content_type, storage_key } of unread) {
    const text = await read(house, content_type, storage_key);
    await inCompany(house.pool, company_id, (tx) =>
      tx.prepared(
        'applicants_file_text',
        'update application_attachments set text_content = $3 where company_id = $1 and id = $2',
        [company_id, id, text],
      ),
    );
  }
}

/** Pictures and what else has no words are read as nothing, and not looked at again. */
async function read(house: House, contentType: string, storageKey: string): Promise<string> {
  const reader = ownValue(READERS, contentType);
  const bytes = reader ? await house.files.get(storageKey) : null;
  return reader && bytes ? reader(bytes) : '';
}
