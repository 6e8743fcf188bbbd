// Employer tax information. Locations of one legal entity share a row.
import { sql } from 'kysely';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

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

export interface TaxInfoRow extends TaxInfoValues {
  id: number;
}

const COLUMNS = [
  'id',
  'legal_name',
  'employer_id_number',
  'address_line_1',
  'address_line_2',
  'city',
  'state_code',
  'postal_code',
  'country_code',
] as const;

/** In use at a location the reader may see; the rest of the company's is none of their business. */
export const listInUse = (tx: Transaction, { companyId, scope }: CompanyAccess): Promise<TaxInfoRow[]> =>
  tx.db
    .selectFrom('employer_tax_infos as t')
    .select(COLUMNS.map((column) => `t.${column}` as const))
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

/** The company's row that says exactly this. */
export async function findEqual(tx: Transaction, companyId: number, values: TaxInfoValues): Promise<number | null> {
  let query = tx.db.selectFrom('employer_tax_infos').select('id').where('company_id', '=', companyId);
  for (const [column, value] of Object.entries(values)) {
    query = query.where(column as keyof TaxInfoValues, 'is not distinct from', value);
  }
  return (await query.orderBy('id').executeTakeFirst())?.id ?? null;
}

export const insert = async (tx: Transaction, companyId: number, values: TaxInfoValues): Promise<number> =>
  (
    await tx.db
      .insertInto('employer_tax_infos')
      .values({ company_id: companyId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
