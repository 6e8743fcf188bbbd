// The last row of the last page may be deleted while one looks at it: then the page before it is shown.
import { useEffect } from 'react';

export function useExistingPage(page: number, totalPages: number | undefined, turnTo: (page: number) => void): void {
  const beyond = totalPages !== undefined && page > Math.max(1, totalPages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the numbers decide; the way to turn is always the same
  useEffect(() => {
    if (beyond) turnTo(Math.max(1, totalPages ?? 1));
  }, [beyond, totalPages]);
}
