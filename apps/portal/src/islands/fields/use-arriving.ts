// Files on their way to the server: whoever goes on, or sends, waits for them.
import { useRef, useState } from 'preact/hooks';

export interface Arriving {
  /** Someone wants to go on and waits. */
  isAwaited: boolean;
  /** A file that is being sent; it comes to true when it has arrived. */
  onSending(arrival: Promise<boolean>): void;
  /** Waits for all of them; false when one did not arrive, which its field says. */
  haveArrived(): Promise<boolean>;
}

export function useArriving(): Arriving {
  const [isAwaited, setAwaited] = useState(false);
  const onTheWay = useRef(new Set<Promise<boolean>>());

  const onSending = (arrival: Promise<boolean>): void => {
    onTheWay.current.add(arrival);
    void arrival.finally(() => onTheWay.current.delete(arrival));
  };

  const haveArrived = async (): Promise<boolean> => {
    if (onTheWay.current.size === 0) return true;
    setAwaited(true);
    const arrivals = await Promise.all(onTheWay.current);
    setAwaited(false);
    return arrivals.every(Boolean);
  };

  return { isAwaited, onSending, haveArrived };
}
