// Checks a file that anybody uploads: genuine, changed since it was sealed, or not ours. Nothing is stored (AHD-010).
import type { VerifiedDocument } from '@onward/contract/documents/documents';
import type { App } from '../../platform/app.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import { verifySeal } from './seal/verify-seal.ts';
import { sealKeysOf, threadsOf } from './threads.ts';

export async function verifyDocument(app: App, file: { bytes: Buffer } | null): Promise<VerifiedDocument> {
  if (!file) throw fieldInvalid('file', 'required');
  const verified = await verifySeal(file.bytes, await sealKeysOf(app));
  if (verified.result === 'not_ours') return { result: 'not_ours' };
  const { page_hashes, version: _version, ...record } = verified.record;
  const changed = verified.result === 'changed' ? await changedPages(app, file.bytes, page_hashes) : null;
  return {
    result: verified.result,
    seal: verified.seal,
    ...record,
    ...(changed && { changed_pages: changed }),
  };
}

/** Null when the pages can't be compared. */
async function changedPages(app: App, bytes: Buffer, sealed: readonly string[] | undefined): Promise<number[] | null> {
  const now = sealed && (await threadsOf(app).hashPages(bytes));
  if (!sealed || !now) return null;
  const count = Math.max(sealed.length, now.length);
  const pages = Array.from({ length: count }, (_, index) => index);
  const changed = pages.filter((page) => sealed[page] !== now[page]).map((page) => page + 1);
  return changed.length > 0 ? changed : null;
}
