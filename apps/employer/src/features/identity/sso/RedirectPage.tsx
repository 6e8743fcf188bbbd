// The entry redirect for people signed out; the gate has already led the others on (IDN-009).
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { returnPathIn } from '../../../platform/routing/return-path.ts';

export default function RedirectPage() {
  return <Navigate to={paths.login(returnPathIn(useLocation().search) ?? undefined)} replace />;
}
