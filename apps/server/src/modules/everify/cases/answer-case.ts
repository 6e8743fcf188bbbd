// What HR answers the government: whether two photos match, and photos of a document (EVF-016, EVF-018).
import type { CaseEvent } from '@onward/domain/everify/case-states';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, notFound } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer, CompanyCall } from '../../../platform/http/route.ts';
import { attachUploads, findOwnUpload, type StoredFile } from '../../attachments/attachments.service.ts';
import { type CopyRow, keepCopies, listCopies } from '../i9/copies.queries.ts';
import { openPhoto } from './case-numbers.ts';
import { loadCase } from './load-case.ts';
import type { CaseStep, StepCall } from './perform-step.ts';
import { nameOf } from './submit-case.ts';

/** Null when one of the two shows no photo. */
export type PhotoAnswer = boolean | null;

const photoEvent = (matches: PhotoAnswer): CaseEvent =>
  matches === null ? 'photo_missing' : matches ? 'photo_matches' : 'photo_differs';

export const photoStep = (matches: PhotoAnswer): CaseStep => ({
  name: photoEvent(matches),
  events: [photoEvent(matches)],
  async begin(_tx, { row }) {
    const name = nameOf(row);
    return { tell: (client) => client.answerPhoto(name, matches) };
  },
});

const CONTENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

interface Uploads {
  upload_id: number;
  back_upload_id?: number | null | undefined;
}

/** The photos are kept with the Form I-9. */
export const uploadStep = (app: App, { access, now }: StepCall, uploads: Uploads): CaseStep => ({
  name: 'document_uploaded',
  events: ['upload_document'],
  async begin(tx, { row, form }) {
    const { companyId, userId } = access;
    const kept = await listCopies(tx, companyId, form.id);
    const take = (field: string, id: number) => requireFile(tx, { companyId, userId, kept }, field, id);
    const front = await take('upload_id', uploads.upload_id);
    const backId = uploads.back_upload_id ?? null;
    const back = backId === null ? null : await take('back_upload_id', backId);
    const ids = [uploads.upload_id, ...(backId === null ? [] : [backId])];
    await attachUploads(tx, companyId, ids, now);
    await keepCopies(tx, form, ids, { isOwn: false, now });
    const name = nameOf(row);
    return {
      tell: async (client) =>
        client.uploadDocument(name, {
          front: await readFile(app, front),
          back: back && (await readFile(app, back)),
        }),
    };
  },
});

/** What the user has just uploaded, or a copy that is kept with the form. */
async function requireFile(
  tx: Transaction,
  { kept, ...owner }: { companyId: number; userId: number; kept: readonly CopyRow[] },
  field: string,
  id: number,
): Promise<Pick<StoredFile, 'storage_key'>> {
  const file = kept.find(({ upload_id }) => upload_id === id) ?? (await findOwnUpload(tx, owner, id));
  if (!file) throw fieldInvalid(field, 'unknown_record');
  if (!CONTENT_TYPES.includes(file.content_type)) throw fieldInvalid(field, 'everify_document_type');
  return file;
}

async function readFile(app: App, { storage_key }: Pick<StoredFile, 'storage_key'>): Promise<Buffer> {
  const bytes = await app.files.get(storage_key);
  if (!bytes) throw notFound();
  return bytes;
}

const PNG_START = 0x89;

/** Only while it is to be compared. */
export async function photoFile(app: App, call: CompanyCall, id: number): Promise<Answer> {
  const { row } = await loadCase(call, id);
  if (row.photo === null) throw notFound();
  const photo = openPhoto(app, row, row.photo);
  const contentType = photo[0] === PNG_START ? 'image/png' : 'image/jpeg';
  return fileAnswer(photo, { name: `e-verify-${id}.${contentType.slice(6)}`, contentType, type: 'inline' });
}
