// Delays what the first page doesn't need, so that the page loads without competing requests.
import { useEffect, useState } from 'react';

const QUIET_MS = 500;

let over = false;

/** False until the first page has been shown for a moment; used by components around pages. */
export function useAfterFirstPage(): boolean {
  const [isOver, setOver] = useState(over);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => {
      over = true;
      setOver(true);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver;
}
