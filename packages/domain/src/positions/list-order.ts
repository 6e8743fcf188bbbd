// Filtering the list of postings through a link, and sorting it (JOB-008, JOB-009).
import { UNSORTED_FILTER } from '../platform/constants.ts';
import type { PositionAccess } from './postings.ts';
import type { PositionStatus } from './statuses.ts';

/** This filter value matches postings without a value. */
export const UNSORTED = UNSORTED_FILTER;

/** Meaning of each `access_with_status_code`, by index. */
export const ACCESS_WITH_STATUS: readonly { status: PositionStatus; access?: PositionAccess }[] = [
  { status: 'published', access: 'public' },
  { status: 'published', access: 'unlisted' },
  { status: 'pending' },
  { status: 'closed' },
  { status: 'deleted' },
];

export const POSITION_ORDER_FIELDS = [
  'title',
  'status',
  'location',
  'department',
  'applicants_count',
  'new_applicants_count',
  'published_at',
  'created_at',
] as const;
export type PositionOrderField = (typeof POSITION_ORDER_FIELDS)[number];

const POSITION_GROUPINGS = ['department', 'location'] as const;
export type PositionGrouping = (typeof POSITION_GROUPINGS)[number];

/**
 * The field a column sorts by: `published` and `url` sort by status. Sorting by the field the list is grouped by is
 * dropped, since all rows of a group share its value.
 */
export function sortFieldOf(column: string, groupedBy: PositionGrouping | null): string | null {
  if (column === groupedBy) return null;
  return column === 'published' || column === 'url' ? 'status' : column;
}
