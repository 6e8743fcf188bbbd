// Employer tax information. Locations of one legal entity share a row.
import { lastFourOf } from '@onward/domain/locations/tax-infos';
import { sql } from 'kysely';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { openNumber, type SealedNumber, sealNumber } from './tax-numbers.ts';

export interface TaxInfoValues {
  legal_name: string;
  employer_id_number: string;
  address_line_1: string;
  address_line_2: string | null;
  city: string | null;
  state_code: string | null;
  postal_code: string | null;
  country_code: string | null;
}

export interface TaxInfoRow extends Omit<TaxInfoValues, 'employer_id_number'>, SealedNumber {
  id: number;
}

const COLUMNS = [
  'id',
  'legal_name',
  'employer_id_last4',
  'address_line_1',
  'address_line_2',
  'city',
  'state_code',
  'postal_code',
  'country_code',
] as const;

/** In use at a location in the user's scope; the rest of the company's is hidden. */
export const listInUse = (tx: Transaction, { companyId, scope }: CompanyAccess): Promise<TaxInfoRow[]> =>
  tx.db
    .selectFrom('employer_tax_infos as t')
    .select(COLUMNS.map((column) => `t.${column}` as const))
    .select(sql<string | null>`encode(t.employer_id_sealed, 'base64')`.as('employer_id_sealed'))
    .where('t.company_id', '=', companyId)
    .where('t.id', 'in', (used) =>
      used
        .selectFrom('locations as l')
        .select('l.employer_tax_info_id')
        .where('l.company_id', '=', companyId)
        .where('l.deleted_at', 'is', null)
        .$if(scope.location.length > 0, (query) => query.where('l.id', 'in', [...scope.location]))
        .$if(scope.brand.length > 0, (query) => query.where('l.brand_id', 'in', [...scope.brand])),
    )
    .orderBy(sql`lower(t.legal_name)`)
    .orderBy('t.id')
    .$castTo<TaxInfoRow>()
    .execute();

/** The company's identical row; only encrypted numbers with the same last digits are decrypted. */
export async function findEqual(
  encryption: Encryption,
  tx: Transaction,
  companyId: number,
  { employer_id_number: number, ...values }: TaxInfoValues,
): Promise<number | null> {
  let query = tx.db
    .selectFrom('employer_tax_infos')
    .select('id')
    .select(sql<string | null>`encode(employer_id_sealed, 'base64')`.as('employer_id_sealed'))
    .select('employer_id_last4')
    .where('company_id', '=', companyId)
    .where('employer_id_last4', '=', lastFourOf(number));
  for (const [column, value] of Object.entries(values)) {
    query = query.where(column as keyof typeof values, 'is not distinct from', value);
  }
  const rows = await query.orderBy('id').execute();
  return rows.find((row) => openNumber(encryption, companyId, row) === number)?.id ?? null;
}

/** In two steps, because the number is encrypted for this specific row. */
export async function insert(
  encryption: Encryption,
  tx: Transaction,
  companyId: number,
  { employer_id_number: number, ...values }: TaxInfoValues,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('employer_tax_infos')
    .values({ company_id: companyId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.db
    .updateTable('employer_tax_infos')
    .set(sealNumber(encryption, number, { company_id: companyId, id }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  return id;
}
