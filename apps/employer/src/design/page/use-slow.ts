// True once loading has taken noticeably long; before that a skeleton would only flicker.
import { useEffect, useState } from 'react';

const NOTICED_AFTER_MS = 200;

export function useSlow(busy = true): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}
