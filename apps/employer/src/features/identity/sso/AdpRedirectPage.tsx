// The landing page of ADP's marketplace: redirects to the company's integrations (IDN-024, INT-012).
import { Navigate } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';

export default function AdpRedirectPage() {
  return <Navigate to={paths.company('integrations')} replace />;
}
