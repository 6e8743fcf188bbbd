// The list somebody came from, as the address of a profile carries it: its filters, and where in it this one stands (APP-012).
import { APPLICATION_FILTERS, type ApplicationFilters } from '@onward/contract/applicants/applications';
import { paths } from '../../../platform/routing/paths.ts';

export interface ListPlace {
  /** Filters and order in the words of the endpoint, as a query string. */
  list: string;
  /** From 0. */
  at: number;
}

const LIST = 'list';
const AT = 'at';

/** A profile opened from a list, so that one can go on to the next there. */
export function profileAddress(id: number, filters: ApplicationFilters, order: string, at: number): string {
  const list = new URLSearchParams({ order });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) list.set(name, String(value));
  return placedAddress(id, { list: list.toString(), at });
}

export const placedAddress = (id: number, { list, at }: ListPlace): string =>
  `${paths.applicant(id)}?${new URLSearchParams({ [LIST]: list, [AT]: String(at) })}`;

/** Null when the profile was not opened from a list. */
export function readListPlace(address: URLSearchParams): ListPlace | null {
  const list = address.get(LIST);
  const at = Number(address.get(AT) ?? Number.NaN);
  return list !== null && Number.isInteger(at) && at >= 0 ? { list, at } : null;
}

/** What the list asked the endpoint for; words it does not know are left out. */
export function listQueryOf(list: string): Record<string, string> {
  const known = [...Object.keys(APPLICATION_FILTERS), 'order'];
  return Object.fromEntries([...new URLSearchParams(list)].filter(([name]) => known.includes(name)));
}

/** Whoever left the list meanwhile made room: the next one then stands where this one stood. */
export const neighbourIndex = (at: number, direction: 1 | -1, isStillThere: boolean): number =>
  direction === 1 && !isStillThere ? at : at + direction;
