// The values of a department, with those of the company's custom fields (CMP-016, CMP-017).
import type { CustomFieldValues } from '@onward/domain/locations/custom-fields';
import { changedMeanwhile, type Refusal, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { listFields } from '../custom-fields/custom-fields.queries.ts';
import { checkCustomFieldValues, customFieldLines } from '../custom-fields/read-values.ts';
import type { DepartmentRow, DepartmentValues } from './departments.queries.ts';

export interface DepartmentInput {
  name: string;
  description?: string | null;
  custom_field_values?: CustomFieldValues;
}

/** Omitted fields stay unchanged, even if one of them became required since. */
export async function checkedValues(
  { tx, access }: CompanyCall,
  { name, description, custom_field_values: given }: DepartmentInput,
  current: DepartmentRow | null,
): Promise<DepartmentValues> {
  const before = current?.custom_field_values ?? {};
  const fields = given || !current ? await listFields(tx, access.companyId, 'department') : null;
  const { values, problems } = fields
    ? checkCustomFieldValues(fields, before, given ?? {}, { demandRequired: true })
    : { values: before, problems: {} };
  if (Object.keys(problems).length > 0) throw validationFailed(problems);
  return {
    name: name.trim().replace(/\s+/g, ' '),
    description: (description === undefined ? current?.description : description)?.trim() || null,
    custom_field_values: values,
  };
}

/** Names each field that differs, custom fields included. */
export function departmentConflict(latest: DepartmentRow, wanted: DepartmentValues): Refusal {
  const keys = Object.keys({ ...latest.custom_field_values, ...wanted.custom_field_values });
  const lines = ({ name, description, custom_field_values }: DepartmentValues) => ({
    name,
    description,
    ...customFieldLines(custom_field_values, keys),
  });
  return changedMeanwhile({ version: latest.version, ...lines(latest) }, lines(wanted));
}
