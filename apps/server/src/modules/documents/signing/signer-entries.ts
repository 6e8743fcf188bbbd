// What a signer filled in and how they signed, encrypted in the database.
import type { FieldValues } from '@onward/domain/documents/fields';
import type { Stroke } from '@onward/domain/documents/signatures';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { SignerRow } from './signing-requests.queries.ts';

export interface SignerEntries {
  values: FieldValues;
  /** Empty for a typed signature. */
  strokes: readonly Stroke[];
}

/** The name as it was signed, where it isn't the signer's as it is known. */
export const signedAs = ({ name, signed_name }: Pick<SignerRow, 'name' | 'signed_name'>): string | null =>
  signed_name === name ? null : signed_name;

const NOTHING: SignerEntries = { values: {}, strokes: [] };

type Whose = Pick<SignerRow, 'company_id' | 'id'>;

export const sealEntries = (app: App, { company_id, id }: Whose, entries: SignerEntries): Buffer =>
  app.encryption.encrypt(JSON.stringify(entries), placeIn('signers.entries', { company_id, id }));

export const readEntries = (
  app: App,
  { company_id, id, entries }: Whose & Pick<SignerRow, 'entries'>,
): SignerEntries =>
  entries ? JSON.parse(app.encryption.decrypt(entries, placeIn('signers.entries', { company_id, id }))) : NOTHING;
