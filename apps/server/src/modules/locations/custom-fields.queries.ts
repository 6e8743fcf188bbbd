// Fields a company has added, and the values that go with them.
import type { CustomField } from '@onward/contract/custom-fields';
import type { CustomFieldTarget } from '@onward/domain/locations/custom-fields';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/transaction.ts';

const COLUMNS = ['id', 'target', 'key', 'label', 'field_type', 'options', 'required'] as const;

export const listFields = (tx: Transaction, companyId: number, target?: CustomFieldTarget): Promise<CustomField[]> =>
  tx.db
    .selectFrom('custom_fields')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .orderBy('id')
    .$castTo<CustomField>()
    .execute();

export const findField = (tx: Transaction, companyId: number, id: number): Promise<CustomField | undefined> =>
  tx.db
    .selectFrom('custom_fields')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .$castTo<CustomField>()
    .executeTakeFirst();

export const insertField = (tx: Transaction, companyId: number, field: Omit<CustomField, 'id'>): Promise<CustomField> =>
  tx.db
    .insertInto('custom_fields')
    .values({ company_id: companyId, ...field })
    .returning(COLUMNS)
    .$castTo<CustomField>()
    .executeTakeFirstOrThrow();

export const updateField = (
  tx: Transaction,
  companyId: number,
  id: number,
  values: Pick<CustomField, 'label' | 'options' | 'required'>,
): Promise<CustomField | undefined> =>
  tx.db
    .updateTable('custom_fields')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .$castTo<CustomField>()
    .executeTakeFirst();

const TABLES = { location: 'locations', department: 'departments' } as const;

/** A field takes its values with it: a later field of the same name must not find them. */
export async function deleteField(tx: Transaction, companyId: number, field: CustomField): Promise<void> {
  await tx.db.deleteFrom('custom_fields').where('company_id', '=', companyId).where('id', '=', field.id).execute();
  if (field.target === 'employee') return;
  await tx.db
    .updateTable(TABLES[field.target])
    .set({ custom_field_values: sql`custom_field_values - ${field.key}::text` })
    .where('company_id', '=', companyId)
    .where(sql<boolean>`jsonb_exists(custom_field_values, ${field.key})`)
    .execute();
}
