import type { CustomField } from '@onward/contract/locations/custom-fields';
import { useQuery } from '@tanstack/react-query';
import { fieldsOf } from '../../../locations/parts/custom-field-entries.ts';
import { customFieldsQuery } from '../../../locations/parts/custom-fields.api.ts';

/** The company's own fields of employees; undefined until they have loaded. */
export function useEmployeeFields(): CustomField[] | undefined {
  const { data } = useQuery(customFieldsQuery());
  return data && fieldsOf(data, 'employee');
}
