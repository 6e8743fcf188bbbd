// The list a profile was opened from, as part of the URL: its filters, and the applicant's place in it (APP-012).
import { APPLICATION_FILTERS, type ApplicationFilters } from '@onward/contract/applicants/applications';
import { paths } from '../../../platform/routing/paths.ts';

export interface ListPlace {
  /** Filters and order as a query string of the endpoint. */
  list: string;
  /** Zero-based. */
  at: number;
}

const LIST = 'list';
const AT = 'at';

/** The address of a profile opened from a list, so that previous and next work there. */
export function profileAddress(id: number, filters: ApplicationFilters, order: string, at: number): string {
  return placedAddress(id, { list: listText(filters, order), at });
}

/** Filters and order as a place in the list states them. */
export function listText(filters: ApplicationFilters, order: string): string {
  const list = new URLSearchParams({ order });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) list.set(name, String(value));
  return list.toString();
}

export const placedAddress = (id: number, { list, at }: ListPlace): string =>
  `${paths.applicant(id)}?${new URLSearchParams({ [LIST]: list, [AT]: String(at) })}`;

/** Null when the profile was not opened from a list. */
export function readListPlace(address: URLSearchParams): ListPlace | null {
  const list = address.get(LIST);
  const at = Number(address.get(AT) ?? Number.NaN);
  return list !== null && Number.isInteger(at) && at >= 0 ? { list, at } : null;
}

/** The parameters of the list's request; unknown ones are dropped. */
export function listQueryOf(list: string): Record<string, string> {
  const known = [...Object.keys(APPLICATION_FILTERS), 'order'];
  return Object.fromEntries([...new URLSearchParams(list)].filter(([name]) => known.includes(name)));
}

/** If the current applicant has left the list, the next one has moved up to its index. */
export const neighborIndex = (at: number, direction: 1 | -1, isStillThere: boolean): number =>
  direction === 1 && !isStillThere ? at : at + direction;
