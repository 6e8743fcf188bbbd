// Search, filters, sorting and paging of the list of locations.
import { LOCATION_ORDER_FIELDS } from '@onward/contract/locations/locations';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';

export type LocationOrderField = (typeof LOCATION_ORDER_FIELDS)[number];
export type LocationFilter = 'brand_id' | 'state';
export type LocationListState = ListState<LocationOrderField, LocationFilter>;

export const LOCATIONS_PER_PAGE = DEFAULT_PAGE_SIZE;

export const LOCATION_LIST: ListShape<LocationOrderField, LocationFilter> = {
  orderFields: LOCATION_ORDER_FIELDS,
  defaultOrder: { field: 'name', direction: 'asc' },
  filters: ['brand_id', 'state'],
};
