// Which rows of a list the current page shows.
import { shownTotal } from '@onward/domain/platform/lists';

export interface PageFacts {
  page: number;
  pageSize: number;
  totalPages: number;
  rowsShown: number;
}

export interface PageRange {
  from: number;
  to: number;
  total: number;
}

/** Null when all rows are on one page. */
export function pageRange({ page, pageSize, totalPages, rowsShown }: PageFacts): PageRange | null {
  if (totalPages <= 1 || rowsShown === 0) return null;
  const before = (page - 1) * pageSize;
  return { from: before + 1, to: before + rowsShown, total: shownTotal(totalPages, pageSize) };
}
