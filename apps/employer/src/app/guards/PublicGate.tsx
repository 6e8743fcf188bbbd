// Pages before sign-in; readers already signed in are led past the entrances.
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../platform/session/session.ts';
import { decidePublicEntry } from './decide-entry.ts';

export function PublicGate() {
  const entry = decidePublicEntry(useLocation(), useSession());
  if (entry.kind === 'redirect') return <Navigate to={entry.to} replace />;
  return <Outlet />;
}
