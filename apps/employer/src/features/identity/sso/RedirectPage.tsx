// The entry redirect for signed-out users; the route guard has already redirected the others (IDN-009).
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { returnPathIn } from '../../../platform/routing/return-path.ts';

export default function RedirectPage() {
  return <Navigate to={paths.login(returnPathIn(useLocation().search) ?? undefined)} replace />;
}
