// Redirects.
import { generatePath, Navigate, useLocation, useParams } from 'react-router';
import { homePath } from '../../platform/routing/home-path.ts';
import { useStartup } from '../../platform/startup/use-startup.ts';

/** `/` opens Home; right after startup the user is already there (startup.ts). */
export const HomeRedirect = () => <Navigate to={homePath(useStartup().flags)} replace />;

/** Redirects to the new path with the same parameters and query (PLT-033). */
export function KeepQueryRedirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={generatePath(to, useParams()) + search} replace />;
}
