// Search in columns that have no index of their own, by the same words as the indexes (JOB-003, CAR-002).

/** Whether the columns together have all words of a query (`searchQuery`). */
export const hasWords = (companyId: string, columns: readonly string[], query: string): string =>
  `array_to_tsvector(onward.search_words(${companyId}, concat_ws(' ', ${columns.join(', ')}))) @@ ${query}::tsquery`;
