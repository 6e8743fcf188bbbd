// API calls for locations, and the queries a change invalidates.
import { findAddresses } from '@onward/contract/locations/addresses';
import {
  createLocation,
  deleteLocation,
  listLocations,
  restoreLocation,
  updateLocation,
} from '@onward/contract/locations/locations';
import { orderParameter } from '@onward/domain/platform/lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { coalesce } from '../../platform/coalesce.ts';
import { listQuery } from '../../platform/lists/list-query.ts';
import { queryClient } from '../../platform/query-client.ts';
import { recordApi } from '../../platform/records/record-api.ts';
import { reloadLocations } from '../../platform/startup/startup.ts';
import { LOCATIONS_PER_PAGE, type LocationListState } from './list/locations.list.ts';

const LIST = 'locations';

export const locationsQuery = (list: LocationListState) =>
  listQuery(LIST, list, ({ query, order, page, filters }, signal) => {
    // A brand that is not a number comes from a broken link and matches nothing.
    const brand_id = filters.brand_id === undefined ? undefined : Number(filters.brand_id) || Number.MAX_SAFE_INTEGER;
    return api.call(listLocations, {
      query: {
        page,
        per_page: LOCATIONS_PER_PAGE,
        order: orderParameter(order),
        ...(query && { query }),
        ...(brand_id && { brand_id }),
        ...(filters.state && { state: filters.state }),
      },
      signal,
      loadsPage: true,
    });
  });

/** Locations of a brand whose tax information can be copied. */
export const taxInfoSourcesQuery = (brandId: number | null) =>
  queryOptions({
    queryKey: [LIST, 'tax-info', brandId] as const,
    enabled: brandId !== null,
    queryFn: ({ signal }) =>
      api.call(listLocations, {
        query: { brand_id: brandId ?? 0, tax_info: 'complete', per_page: 50 },
        signal,
        silent: true,
      }),
  });

/** Addresses that match what was typed; the field itself says when the map service fails. */
export const foundAddressesQuery = (text: string) =>
  queryOptions({
    queryKey: ['addresses', text] as const,
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) =>
      (await api.call(findAddresses, { query: { query: text }, signal, silent: true })).addresses,
  });

export const refreshLocations = coalesce(() => queryClient.invalidateQueries({ queryKey: [LIST] }));

/** Reloads the shared lists and the remaining locations of the plan; a failure leaves them unchanged. */
async function changed(): Promise<void> {
  await Promise.all([refreshLocations(), reloadLocations().catch(() => null)]);
}

export const locationRecord = recordApi(
  'location',
  { create: createLocation, update: updateLocation, remove: deleteLocation, restore: restoreLocation },
  changed,
);
