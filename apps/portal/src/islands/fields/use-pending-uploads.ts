// Tracks uploads in progress and files that were refused, so that continuing or submitting waits for the first and
// doesn't pass over the second.
import { useRef, useState } from 'preact/hooks';
import { fieldId } from './Field.tsx';
import type { FailedFile } from './use-transfer.ts';

export interface PendingUploads {
  /** Someone is waiting to continue. */
  isAwaited: boolean;
  /** By the name of their field; kept until another file is chosen or the file is removed. */
  failed: Readonly<Record<string, FailedFile>>;
  /** A file that is uploading; resolves to true when it has arrived. */
  onSending(arrival: Promise<boolean>): void;
  onFailed(name: string, failed: FailedFile | null): void;
  /** Waits for all of them; false when one failed, which its field shows. */
  allUploaded(): Promise<boolean>;
  /** Moves the focus to the first of these fields whose file failed; null when there is none. */
  showFailed(isHere?: (name: string) => boolean): string | null;
}

export function usePendingUploads(): PendingUploads {
  const [isAwaited, setAwaited] = useState(false);
  const [failed, setFailed] = useState<Readonly<Record<string, FailedFile>>>({});
  // An upload may fail while somebody waits to continue, so the newest are needed, not the rendered ones.
  const newest = useRef(failed);
  const onTheWay = useRef(new Set<Promise<boolean>>());

  const onSending = (arrival: Promise<boolean>): void => {
    onTheWay.current.add(arrival);
    void arrival.finally(() => onTheWay.current.delete(arrival));
  };

  const onFailed = (name: string, file: FailedFile | null): void => {
    const { [name]: _, ...others } = newest.current;
    newest.current = file ? { ...others, [name]: file } : others;
    setFailed(newest.current);
  };

  const allUploaded = async (): Promise<boolean> => {
    if (onTheWay.current.size === 0) return true;
    setAwaited(true);
    const arrivals = await Promise.all(onTheWay.current);
    setAwaited(false);
    return arrivals.every(Boolean);
  };

  const showFailed = (isHere: (name: string) => boolean = () => true): string | null => {
    const name = Object.keys(newest.current).find(isHere) ?? null;
    if (name) document.getElementById(fieldId(name))?.focus();
    return name;
  };

  return { isAwaited, failed, onSending, onFailed, allUploaded, showFailed };
}
