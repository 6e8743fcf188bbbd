// Which rows of a list the current page shows.

export interface PageFacts {
  page: number;
  pageSize: number;
  /** The exact number of rows on all pages. */
  totalCount: number;
  rowsShown: number;
}

export interface PageRange {
  from: number;
  to: number;
  total: number;
}

/** Null when all rows are on one page. */
export function pageRange({ page, pageSize, totalCount, rowsShown }: PageFacts): PageRange | null {
  if (totalCount <= pageSize || rowsShown === 0) return null;
  const before = (page - 1) * pageSize;
  return { from: before + 1, to: before + rowsShown, total: totalCount };
}
