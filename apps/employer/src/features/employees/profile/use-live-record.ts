// Reloads an open record when it changes, and tells who changed it (AHD-021).
import { useEffect, useRef, useState } from 'react';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { refreshEmployees } from '../employees.api.ts';
import { newestChange } from './record.api.ts';

const SHOWN_MS = 20_000;

/** The name of who just changed it; empty for the employee or the product itself, null when no one else did. */
export function useLiveRecord(id: number): string | null {
  const { id: ownId } = useCurrentUser();
  const [changedBy, setChangedBy] = useState<string | null>(null);
  const known = useRef(0);

  const findAuthor = async () => {
    const newest = await newestChange(id);
    if (!newest || newest.id <= known.current) return;
    known.current = newest.id;
    if (newest.staffId !== ownId) setChangedBy(newest.name);
  };
  useCableEvent('company', ({ event, data }) => {
    if (event !== 'employee_changed' || data.id !== id) return;
    void refreshEmployees();
    // The name is an extra; the record itself is reloaded in any case.
    void findAuthor().catch(() => null);
  });

  useEffect(() => {
    if (changedBy === null) return;
    const timer = setTimeout(() => setChangedBy(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [changedBy]);
  return changedBy;
}
