// Guards pages before sign-in; signed-in users are redirected.
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../platform/session/session.ts';
import { decidePublicEntry } from './decide-entry.ts';

export function PublicGate() {
  const entry = decidePublicEntry(useLocation(), useSession());
  if (entry.kind === 'redirect') return <Navigate to={entry.to} replace />;
  return <Outlet />;
}
