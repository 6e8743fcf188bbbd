// Logos of companies and brands: attached uploads, shown to anyone with their URL.
import type { Transaction } from '../../platform/database/transaction.ts';
import { fieldInvalid, notFound } from '../../platform/http/errors.ts';
import { Answer, type CompanyCall } from '../../platform/http/route.ts';

/** Files belong to a later room; what this room needs of them is connected in `modules/rooms.ts`. */
export interface LogoFiles {
  /** Attaches one of the user's own new uploads; false when there is no such upload. */
  attachImage(call: CompanyCall, uploadId: number): Promise<boolean>;
  /** Attaches a just-released file again; false when it no longer exists. */
  attachAgain(call: CompanyCall, uploadId: number): Promise<boolean>;
  /** Releases a file that is no longer shown. */
  release(call: CompanyCall, uploadId: number): Promise<void>;
  read(storageKey: string): Promise<Buffer | null>;
}

const YEAR_SECONDS = 31_536_000;

/** The URL of a stored file. */
export const LOGO_URL_SQL = "'/v1/logos/' || u.storage_key";

/** Replaces the current logo and returns the value to store; undefined leaves it unchanged. */
export async function changeLogo(
  call: CompanyCall,
  files: LogoFiles,
  current: number | null,
  wanted: number | null | undefined,
): Promise<number | null> {
  if (wanted === undefined || wanted === current) return current;
  if (wanted !== null && !(await files.attachImage(call, wanted))) {
    throw fieldInvalid('logo_upload_id', 'unknown_record');
  }
  if (current !== null) await files.release(call, current);
  return wanted;
}

interface LogoRow {
  storage_key: string;
  content_type: string;
}

/** Other files of a company stay private, even to someone who knows the key. */
const LOGO_SQL = `
  select u.storage_key, u.content_type from uploads u
  where u.storage_key = $1 and (
    exists (select from companies c where c.id = u.company_id and c.logo_upload_id = u.id)
    or exists (select from brands b where b.company_id = u.company_id and b.logo_upload_id = u.id and b.deleted_at is null))`;

export async function showLogo(tx: Transaction, files: LogoFiles, companyId: number, key: string): Promise<Answer> {
  const [logo] = await tx.prepared<LogoRow>('company_logo', LOGO_SQL, [`${companyId}/${key}`]);
  const bytes = logo && (await files.read(logo.storage_key));
  if (!bytes) throw notFound();
  return new Answer(200, bytes, {
    'content-type': logo.content_type,
    // A new logo has a new URL.
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  });
}
