// Values of custom fields in employee records, when a field is deleted or restored (CMP-017).
import type { Transaction } from '../../platform/database/transaction.ts';

interface FieldValue {
  id: number;
  value: unknown;
}

export async function removeFieldValues(tx: Transaction, companyId: number, key: string): Promise<FieldValue[]> {
  const { rows } = await tx.client.query<FieldValue>(
    `with had as (
       select id, custom_field_values -> $2 as value from employees
       where company_id = $1 and jsonb_exists(custom_field_values, $2) for no key update
     )
     update employees e set custom_field_values = e.custom_field_values - $2::text
     from had where e.company_id = $1 and e.id = had.id
     returning e.id, had.value`,
    [companyId, key],
  );
  return rows;
}

/** Newer values win. */
export async function returnFieldValues(
  tx: Transaction,
  companyId: number,
  key: string,
  values: readonly FieldValue[],
): Promise<void> {
  await tx.client.query(
    `update employees e set custom_field_values = jsonb_build_object($2::text, v.value) || e.custom_field_values
     from jsonb_to_recordset($3::jsonb) as v (id bigint, value jsonb)
     where e.company_id = $1 and e.id = v.id`,
    [companyId, key, JSON.stringify(values)],
  );
}
