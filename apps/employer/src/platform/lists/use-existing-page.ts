// Goes to the previous page when the last row of the last page was deleted.
import { useEffect } from 'react';

export function useExistingPage(page: number, totalPages: number | undefined, turnTo: (page: number) => void): void {
  const beyond = totalPages !== undefined && page > Math.max(1, totalPages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the numbers decide; the way to turn is always the same
  useEffect(() => {
    if (beyond) turnTo(Math.max(1, totalPages ?? 1));
  }, [beyond, totalPages]);
}
