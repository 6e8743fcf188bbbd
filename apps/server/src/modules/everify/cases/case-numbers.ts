// What identifies the person of a case: hashed to find repeated cases, and the government's photo, encrypted.
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { Keys } from '../i9/sealed-sections.ts';
import type { CaseRow } from './cases.queries.ts';

const HASH_COLUMN = { table: 'everify_cases', column: 'ssn_hash' };

/** Null when Section 1 has none. */
export function ssnIn(section1: FormAnswers | null): string | null {
  const digits = String(section1?.ssn ?? '').replace(/\D/g, '');
  return digits.length === 9 ? digits : null;
}

export const hashSsn = ({ encryption }: Keys, companyId: number, ssn: string): Buffer =>
  encryption.searchHash(ssn, { companyId, ...HASH_COLUMN });

/** Under every key in use, because earlier cases may be hashed with any of them. */
export const ssnHashes = ({ encryption }: Keys, companyId: number, ssn: string): Buffer[] =>
  encryption.searchHashes(ssn, { companyId, ...HASH_COLUMN });

type Of = Pick<CaseRow, 'company_id' | 'reference'>;

const photoPlace = ({ company_id, reference }: Of) => placeIn('everify_cases.photo', { company_id, reference });

export const sealPhoto = ({ encryption }: Keys, of: Of, photo: Buffer): Buffer =>
  encryption.encrypt(photo.toString('base64'), photoPlace(of));

export const openPhoto = ({ encryption }: Keys, of: Of, sealed: Buffer): Buffer =>
  Buffer.from(encryption.decrypt(sealed, photoPlace(of)), 'base64');
