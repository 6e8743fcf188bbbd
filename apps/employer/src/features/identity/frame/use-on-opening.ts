// Runs something once when a page opens, also where development mounts every component twice.
import { useEffect, useRef } from 'react';

export function useOnOpening(act: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    act();
  });
}
