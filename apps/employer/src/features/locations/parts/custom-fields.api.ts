// API calls for custom fields.

import type { BodyOf } from '@onward/contract/endpoint';
import {
  createCustomField,
  deleteCustomField,
  listCustomFields,
  restoreCustomField,
  updateCustomField,
} from '@onward/contract/locations/custom-fields';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { recordApi } from '../../../platform/records/record-api.ts';

const LIST = 'custom-fields';

/** All targets at once: there are few, and every form of this feature needs some. */
export const customFieldsQuery = () =>
  queryOptions({ queryKey: [LIST] as const, queryFn: ({ signal }) => api.call(listCustomFields, { signal }) });

export const refreshCustomFields = () => queryClient.invalidateQueries({ queryKey: [LIST] });

export type NewCustomField = BodyOf<typeof createCustomField>['custom_field'];
export type CustomFieldChange = BodyOf<typeof updateCustomField>['custom_field'];

export const customFieldRecord = recordApi(
  'custom_field',
  { create: createCustomField, update: updateCustomField, remove: deleteCustomField, restore: restoreCustomField },
  refreshCustomFields,
);
