// API calls for custom fields.

import type { BodyOf } from '@onward/contract/endpoint';
import {
  type CustomField,
  createCustomField,
  deleteCustomField,
  listCustomFields,
  restoreCustomField,
  updateCustomField,
} from '@onward/contract/locations/custom-fields';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

const LIST = 'custom-fields';

/** All targets at once: there are few, and every form of this feature needs some. */
export const customFieldsQuery = () =>
  queryOptions({ queryKey: [LIST] as const, queryFn: ({ signal }) => api.call(listCustomFields, { signal }) });

export const refreshCustomFields = () => queryClient.invalidateQueries({ queryKey: [LIST] });

export type NewCustomField = BodyOf<typeof createCustomField>['custom_field'];
export type CustomFieldChange = BodyOf<typeof updateCustomField>['custom_field'];

/** Silent: the dialog shows errors next to their fields. */
export async function addCustomField(custom_field: NewCustomField): Promise<CustomField> {
  const answer = await api.call(createCustomField, { body: { custom_field }, silent: true });
  await refreshCustomFields();
  return answer.custom_field;
}

export async function saveCustomField(id: number, custom_field: CustomFieldChange): Promise<CustomField> {
  const answer = await api.call(updateCustomField, { params: { id }, body: { custom_field }, silent: true });
  await refreshCustomFields();
  return answer.custom_field;
}

export async function removeCustomField(id: number): Promise<void> {
  await api.call(deleteCustomField, { params: { id } });
  await refreshCustomFields();
}

export async function bringCustomFieldBack(id: number): Promise<void> {
  await api.call(restoreCustomField, { params: { id } });
  await refreshCustomFields();
}
