// Addresses that lead on to another page.
import { generatePath, Navigate, useLocation, useParams } from 'react-router';
import { paths } from '../../platform/routing/paths.ts';
import { useFlag } from '../../platform/startup/use-startup.ts';

/** `/` is the new home or the dashboard, by flag (PLT-030). */
export function HomeRedirect() {
  const redesigned = useFlag('homepage_redesign');
  return <Navigate to={redesigned ? paths.newHome() : paths.dashboard()} replace />;
}

/** The same page elsewhere, with the parameters and the query it came with (PLT-033). */
export function KeepQueryRedirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={generatePath(to, useParams()) + search} replace />;
}
