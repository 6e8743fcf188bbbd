// Tracks uploads in progress, so that continuing or submitting waits for them.
import { useRef, useState } from 'preact/hooks';

export interface PendingUploads {
  /** Someone is waiting to continue. */
  isAwaited: boolean;
  /** A file that is uploading; resolves to true when it has arrived. */
  onSending(arrival: Promise<boolean>): void;
  /** Waits for all of them; false when one failed, which its field shows. */
  allUploaded(): Promise<boolean>;
}

export function usePendingUploads(): PendingUploads {
  const [isAwaited, setAwaited] = useState(false);
  const onTheWay = useRef(new Set<Promise<boolean>>());

  const onSending = (arrival: Promise<boolean>): void => {
    onTheWay.current.add(arrival);
    void arrival.finally(() => onTheWay.current.delete(arrival));
  };

  const allUploaded = async (): Promise<boolean> => {
    if (onTheWay.current.size === 0) return true;
    setAwaited(true);
    const arrivals = await Promise.all(onTheWay.current);
    setAwaited(false);
    return arrivals.every(Boolean);
  };

  return { isAwaited, onSending, allUploaded };
}
