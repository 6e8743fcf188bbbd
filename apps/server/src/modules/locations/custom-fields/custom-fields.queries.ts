// Custom fields of a company and their values.
import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { CustomFieldTarget } from '@onward/domain/locations/custom-fields';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type DeletedRows, keepRows, putRowsBack } from '../../../platform/deletions.ts';
import type { EmployeeFieldValues, FieldValue } from './employee-values.ts';

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

/** A deleted field with its values. */
export interface FieldRemains {
  field: CustomField;
  rows: DeletedRows;
  values: FieldValue[];
}

/** Deleting a field deletes its values, so that a later field with the same name doesn't find them. */
export async function deleteField(
  tx: Transaction,
  companyId: number,
  field: CustomField,
  ofEmployees: EmployeeFieldValues,
): Promise<FieldRemains> {
  const rows = await keepRows(tx, 'custom_fields', 'id', { companyId, id: field.id });
  await tx.db.deleteFrom('custom_fields').where('company_id', '=', companyId).where('id', '=', field.id).execute();
  if (field.target === 'employee') {
    return { field, rows, values: await ofEmployees.remove(tx, companyId, field.key) };
  }
  const { rows: values } = await tx.client.query<FieldValue>(
    `with had as (
       select id, custom_field_values -> $2 as value from ${TABLES[field.target]}
       where company_id = $1 and jsonb_exists(custom_field_values, $2) for no key update
     )
     update ${TABLES[field.target]} r set custom_field_values = r.custom_field_values - $2::text
     from had where r.company_id = $1 and r.id = had.id
     returning r.id, had.value`,
    [companyId, field.key],
  );
  return { field, rows, values };
}

/** Restores its values where the record has no newer ones; false when its key was taken in the meantime. */
export async function putFieldBack(
  tx: Transaction,
  companyId: number,
  { field, rows, values }: FieldRemains,
  ofEmployees: EmployeeFieldValues,
): Promise<boolean> {
  if (!(await putRowsBack(tx, 'custom_fields', rows))) return false;
  if (values.length === 0) return true;
  if (field.target === 'employee') {
    await ofEmployees.putBack(tx, companyId, field.key, values);
    return true;
  }
  await tx.client.query(
    `update ${TABLES[field.target]} r set custom_field_values = jsonb_build_object($2::text, v.value) || r.custom_field_values
     from jsonb_to_recordset($3::jsonb) as v (id bigint, value jsonb)
     where r.company_id = $1 and r.id = v.id`,
    [companyId, field.key, JSON.stringify(values)],
  );
  return true;
}
