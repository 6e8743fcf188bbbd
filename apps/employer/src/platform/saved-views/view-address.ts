// What of an address is the view of a list, and back again (AHD-003).
import type { ViewState } from '@onward/contract/saved-views';
import type { ViewList } from '@onward/domain/saved-views/views';
import { ROUTES } from '../routing/paths.ts';

const ORDER = 'order';
/** Say where one is or what is open, not what the list shows. */
const NOT_OF_THE_VIEW = ['currentPanel', 'page', 'create_position_modal_visible', 'report_err_to_cs'];

const viewParameters = (address: URLSearchParams): [string, string][] =>
  [...address].filter(([key, value]) => !NOT_OF_THE_VIEW.includes(key) && value !== '');

export const viewIn = (address: URLSearchParams): ViewState => ({
  filters: Object.fromEntries(viewParameters(address).filter(([key]) => key !== ORDER)),
  order: address.get(ORDER),
  columns: null,
  density: null,
});

/** The address with this view in place of the one it shows. */
export function withView(address: URLSearchParams, view: Pick<ViewState, 'filters' | 'order'>): URLSearchParams {
  const kept = [...address].filter(([key]) => NOT_OF_THE_VIEW.includes(key) && key !== 'page');
  const shown = Object.entries(view.filters).filter(([key]) => !NOT_OF_THE_VIEW.includes(key));
  return new URLSearchParams([...kept, ...shown, ...(view.order ? [[ORDER, view.order]] : [])]);
}

const key = ({ filters, order }: Pick<ViewState, 'filters' | 'order'>): string =>
  JSON.stringify([Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)), order]);

export const sameView = (a: Pick<ViewState, 'filters' | 'order'>, b: Pick<ViewState, 'filters' | 'order'>): boolean =>
  key(a) === key(b);

export const NO_FILTERS: Pick<ViewState, 'filters' | 'order'> = { filters: {}, order: null };

/** Every list with views is a panel of the company page. */
export const pathOfView = (list: ViewList, state: ViewState): string =>
  `${ROUTES.company}?${withView(new URLSearchParams({ currentPanel: list }), state)}`;
