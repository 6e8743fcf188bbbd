// How a list is displayed: its columns and row density (AHD-003).
import type { ViewList } from './views.ts';

/** Every column of a list in order. The first identifies the record, so it is always shown. */
export const LIST_COLUMNS = {
  locations: ['name', 'brand', 'address', 'open_jobs', 'employees', 'tax_info'],
  departments: ['name', 'description', 'open_jobs', 'updated'],
  staff: ['person', 'role', 'can_see', 'status'],
  job_postings: ['title', 'status', 'review', 'new', 'pipeline', 'hired', 'sources', 'link', 'posted'],
  applicants: [
    'name',
    'position',
    'stage',
    'status',
    'rating',
    'latest',
    'source',
    'applied_at',
    'last_message',
    'last_activity_at',
  ],
  employees: ['name', 'location', 'status', 'onboarding', 'open_issues', 'hired'],
  onboarding: ['name', 'process', 'progress', 'status', 'waiting_on', 'hired'],
  // No list: every view shows all panels.
  analytics: ['panels'],
} as const satisfies Record<ViewList, readonly [string, ...string[]]>;

export type ListColumn<List extends ViewList = ViewList> = (typeof LIST_COLUMNS)[List][number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The columns to show, in list order; null means all, and unknown columns are ignored. */
export function shownColumns<List extends ViewList>(list: List, asked: readonly string[] | null): ListColumn<List>[] {
  const all: readonly ListColumn<List>[] = LIST_COLUMNS[list];
  return all.filter((column, index) => index === 0 || asked === null || asked.includes(column));
}

/** Shown without a choice only where there is room for all columns, so that a choice of all of them says more than none. */
export const COLUMNS_FOR_ROOM: { [List in ViewList]?: readonly ListColumn<List>[] } = {
  applicants: ['applied_at', 'last_message'],
};

/** The choice in its stored form: null while all are shown, so that columns added later appear too. */
export function chosenColumns<List extends ViewList>(
  list: List,
  asked: readonly string[] | null,
): ListColumn<List>[] | null {
  const shown = shownColumns(list, asked);
  const isNoChoice = asked === null || COLUMNS_FOR_ROOM[list] === undefined;
  return isNoChoice && shown.length === LIST_COLUMNS[list].length ? null : shown;
}

export const unknownColumns = (list: ViewList, asked: readonly string[] | null): string[] => {
  const known: readonly string[] = LIST_COLUMNS[list];
  return (asked ?? []).filter((column) => !known.includes(column));
};
