// Sorting, paging and filters of the staff list, all stored in the URL.
import { STAFF_ORDER_FIELDS } from '@onward/contract/staff/staff';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';

export type StaffOrderField = (typeof STAFF_ORDER_FIELDS)[number];

export const STAFF_PER_PAGE = DEFAULT_PAGE_SIZE;

export const STAFF_LIST: ListShape<StaffOrderField> = {
  orderFields: STAFF_ORDER_FIELDS,
  defaultOrder: { field: 'name', direction: 'asc' },
};

export const STAFF_LIST_STATUSES = ['active', 'invited', 'inactive'] as const;
type StaffListStatus = (typeof STAFF_LIST_STATUSES)[number];

export interface StaffFilters {
  roleId: number | null;
  locationId: number | null;
  status: StaffListStatus | null;
}

export interface StaffListState extends ListState<StaffOrderField> {
  filters: StaffFilters;
}

const PARAMETERS = { roleId: 'company_role_id', locationId: 'location_id', status: 'status' } as const satisfies Record<
  keyof StaffFilters,
  string
>;

const readId = (text: string | null): number | null => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
};

export const readFilters = (address: URLSearchParams): StaffFilters => ({
  roleId: readId(address.get(PARAMETERS.roleId)),
  locationId: readId(address.get(PARAMETERS.locationId)),
  status: STAFF_LIST_STATUSES.find((status) => status === address.get(PARAMETERS.status)) ?? null,
});

/** Changed filters show different rows, so the page number is reset. */
export function writeFilters(address: URLSearchParams, change: Partial<StaffFilters>): URLSearchParams {
  const filters = { ...readFilters(address), ...change };
  const written = new URLSearchParams(address);
  written.delete('page');
  for (const [name, word] of Object.entries(PARAMETERS)) {
    const value = filters[name as keyof StaffFilters];
    if (value === null) written.delete(word);
    else written.set(word, String(value));
  }
  return written;
}

export function useStaffFilters(): readonly [StaffFilters, (change: Partial<StaffFilters>) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);
  const change = useCallback(
    (wanted: Partial<StaffFilters>) => setAddress((now) => writeFilters(now, wanted)),
    [setAddress],
  );
  return [filters, change];
}

/** The staff panel filtered by a role. */
export const holdersPath = (roleId: number): string => `${paths.company('staff')}&${PARAMETERS.roleId}=${roleId}`;
