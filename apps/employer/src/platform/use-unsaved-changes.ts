// Leaving a page with unsaved work asks first, inside the app and when the tab is closed (PLT-057).
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

export interface LeaveQuestion {
  asked: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Show the confirm dialog while `asked`; the browser itself asks when the tab is closed. Panels are selected in the
 * query, so changing it counts too, unless the work is kept across all tabs of the page.
 */
export function useUnsavedChanges(unsaved: boolean, { withinPage = true } = {}): LeaveQuestion {
  const blocker: Blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsaved && (here.pathname !== there.pathname || (withinPage && here.search !== there.search)),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return {
    asked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
