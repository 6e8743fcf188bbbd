// A block of Supplement B as it is stored, and the fields of it that leave the server.
import type { I9Form } from '@onward/contract/everify/i9-form';
import type { SupplementEntry } from '@onward/domain/everify/i9-changes';
import type { I9EventRow } from './forms.queries.ts';

export type StoredSupplement = SupplementEntry;

const SHOWN_CHARACTERS = 4;

export const presentSupplement = (
  { id, signature_name, at }: I9EventRow,
  { document_number, ...stored }: StoredSupplement,
): I9Form['supplements'][number] => ({
  id,
  ...stored,
  document_number: document_number && `*****${document_number.slice(-SHOWN_CHARACTERS)}`,
  signature_name: signature_name ?? '',
  at: at.toISOString(),
});
