// Reads the files of applicants, so that search finds their text (AHD-022).

import { ownValue } from '@onward/domain/platform/own-value';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { type FileReading, readPdf } from '../../../platform/files/read-pdf.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';

export const READ_FILES_TASK = 'applicants.read_files';

export interface FilesToRead {
  company_id: number;
  application_id: number;
}

const TEXT_MAX = 200_000;

const READERS: Record<string, (bytes: Buffer) => Promise<FileReading>> = {
  'application/pdf': (bytes) => readPdf(bytes),
  'text/plain': async (bytes) => ({ read: true, text: plainText(bytes) }),
};

/** Truncated before anything else, at most four bytes per character; the database stores no zero bytes. */
const plainText = (bytes: Buffer): string =>
  bytes
    .subarray(0, TEXT_MAX * 4)
    .toString('utf8')
    .replaceAll('\0', ' ')
    .slice(0, TEXT_MAX)
    .toWellFormed();

/**
 * Runs right after the files are stored, all files of an applicant together. One company's files are read sequentially,
 * so that its slow files do not hold up other companies.
 */
export const readFilesSoon = (tx: Transaction, companyId: number, applicationId: number): Promise<void> => {
  const payload: FilesToRead = { company_id: companyId, application_id: applicationId };
  return enqueue(tx, READ_FILES_TASK, payload, {
    key: `read_files:${companyId}:${applicationId}`,
    queue: `read_files:${companyId}`,
  });
};

interface UnreadFile {
  id: number;
  content_type: string;
  storage_key: string;
}

export async function readFiles(app: App, { company_id, application_id }: FilesToRead): Promise<void> {
  const unread = await inCompany(app.pool, company_id, (tx) =>
    tx.prepared<UnreadFile & Record<string, unknown>>(
      'applicants_unread_files',
      `select id, content_type, storage_key from application_attachments
       where company_id = $1 and application_id = $2 and text_content is null order by id`,
      [company_id, application_id],
    ),
  );
  for (const { id, content_type, storage_key } of unread) {
    const reading = await read(app, content_type, storage_key);
    if (!reading.read) app.log.warn({ company_id, attachment_id: id, reason: reading.reason }, 'unreadable file');
    await inCompany(app.pool, company_id, (tx) =>
      tx.prepared(
        'applicants_file_text',
        `update application_attachments set text_content = $3, unreadable_reason = $4
         where company_id = $1 and id = $2`,
        [company_id, id, reading.read ? reading.text : '', reading.read ? null : reading.reason],
      ),
    );
  }
}

/** Images and other files without text are stored as empty and not read again. */
async function read(app: App, contentType: string, storageKey: string): Promise<FileReading> {
  const reader = ownValue(READERS, contentType);
  const bytes = reader ? await app.files.get(storageKey) : null;
  return reader && bytes ? reader(bytes) : { read: true, text: '' };
}
