// Others and the applicants themselves change what is on the screen (APP-037, NTF-022).
import { useEffect, useRef } from 'react';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { refreshApplicants } from '../applicants.api.ts';

/** An import or a rule may change hundreds within a second: they are read again once. */
const PAUSE_MS = 300;

export function useLiveApplicants(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCableEvent('applications', ({ event }) => {
    if (event !== 'application_updated') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshApplicants(), PAUSE_MS);
  });
}
