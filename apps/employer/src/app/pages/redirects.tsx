// Addresses that lead on to another page.
import { generatePath, Navigate, useLocation, useParams } from 'react-router';
import { homePath } from '../../platform/routing/home-path.ts';
import { useStartup } from '../../platform/startup/use-startup.ts';

/** `/` leads home; right after start-up the reader is there already (startup.ts). */
export const HomeRedirect = () => <Navigate to={homePath(useStartup().flags)} replace />;

/** The same page elsewhere, with the parameters and the query it came with (PLT-033). */
export function KeepQueryRedirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={generatePath(to, useParams()) + search} replace />;
}
