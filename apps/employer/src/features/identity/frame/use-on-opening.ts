// Runs a callback once when a page opens, even though development mode mounts components twice.
import { useEffect, useRef } from 'react';

export function useOnOpening(act: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    act();
  });
}
