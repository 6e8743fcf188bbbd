// Guards signed-in pages until startup is done.
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../platform/session/session.ts';
import { startUp } from '../../platform/startup/startup.ts';
import { useStartupState } from '../../platform/startup/use-startup.ts';
import { StartupFailedPage } from '../pages/problems/StartupFailedPage.tsx';
import { decideSignedInEntry } from './decide-entry.ts';
import { StartupLoader } from './StartupLoader.tsx';

export function SignedInGate({ children }: { children: ReactNode }) {
  const entry = decideSignedInEntry(useLocation(), useSession(), useStartupState());
  const waiting = entry.kind === 'start_up';
  useEffect(() => {
    if (waiting) void startUp();
  }, [waiting]);

  switch (entry.kind) {
    case 'redirect':
      return <Navigate to={entry.to} replace />;
    case 'start_up':
      return <StartupLoader />;
    case 'start_up_failed':
      return <StartupFailedPage error={entry.error} />;
    case 'show':
      return children;
  }
}
