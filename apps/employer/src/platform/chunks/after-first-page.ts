// What a first page does not need is fetched a moment after it, so that the page has the line to itself.
import { useEffect, useState } from 'react';

const QUIET_MS = 500;

let over = false;

/** False until the first page has been there for a moment; asked by what stands around pages. */
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
