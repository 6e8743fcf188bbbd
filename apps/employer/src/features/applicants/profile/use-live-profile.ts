// Reloads an open profile when it changes, and tells who changed it (APP-037, AHD-021).
import type { Application } from '@onward/contract/applicants/application';
import { useEffect, useRef, useState } from 'react';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { changeByOthers } from './change-by-others.ts';
import { markSeen, refreshProfile } from './profile.api.ts';

const SHOWN_MS = 20_000;

/** The name of who just changed it; empty for the applicant or a rule, null when no one did. */
export function useLiveProfile(applicant: Application | undefined): string | null {
  const id = applicant?.id;
  const { name: ownName } = useCurrentUser();
  const [changedBy, setChangedBy] = useState<string | null>(null);
  const known = useRef<{ id: number; newest: number } | null>(null);

  useCableEvent('applications', ({ event, data }) => {
    if (event === 'application_updated' && data.id === id) void refreshProfile();
  });

  useEffect(() => {
    if (!applicant) return;
    const before = known.current;
    const newest = applicant.recent_histories[0]?.id ?? 0;
    known.current = { id: applicant.id, newest };
    if (before?.id !== applicant.id) return setChangedBy(null);
    const by = changeByOthers(applicant.recent_histories, before.newest, ownName);
    if (by !== null) setChangedBy(by);
  }, [applicant, ownName]);

  useEffect(() => {
    if (changedBy === null) return;
    const timer = setTimeout(() => setChangedBy(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [changedBy]);

  useSeen(applicant);
  return changedBy;
}

/** Opening a new applicant marks it as seen. */
function useSeen(applicant: Application | undefined): void {
  const id = applicant?.is_new ? applicant.id : undefined;
  const readOnly = useCurrentUser().is_read_only;
  useEffect(() => {
    // A failure is ignored, because the applicant is simply marked the next time.
    if (id !== undefined && !readOnly) void markSeen(id).catch(() => null);
  }, [id, readOnly]);
}
