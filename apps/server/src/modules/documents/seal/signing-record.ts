// What a seal says about its document. It is part of the signature itself, so it can be trusted even when somebody
// changed the file afterwards, and checking a file needs no record of ours.
import type { SignerRole } from '@onward/domain/documents/fields';

export interface SigningRecord {
  version: 1;
  title: string;
  issuer: string;
  pages: number;
  /** Of each page as it was sealed, to say which one was changed. */
  page_hashes?: string[];
  sealed_at: string;
  signers: { name: string; role: SignerRole; signed_at: string }[];
}

export const writeRecord = (record: SigningRecord): string => JSON.stringify(record);

/** Only called with text that one of our keys has signed. */
export const readRecord = (text: string): SigningRecord => JSON.parse(text) as SigningRecord;
