// Where single sign-on comes back to: keeps the token and takes it out of the address bar (IDN-008).
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { CentredFrame } from '../../../design/frames/CentredFrame.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { enter } from '../../../platform/session/session-actions.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { useOnOpening } from '../frame/use-on-opening.ts';

export default function SuccessLoginPage() {
  const [search] = useSearchParams();
  const token = search.get('auth_token');
  return token ? <Arrival token={token} sso={search.get('sso')} /> : <Navigate to={paths.login()} replace />;
}

/** The gate of the public pages replaces this address as soon as the session is open. */
function Arrival({ token, sso }: { token: string; sso: string | null }) {
  const { t } = useTranslation();
  useOnOpening(() => enter({ token, sso }));
  return (
    <CentredFrame title={t('identity:login.signingIn')}>
      <PageTitle page="login" />
    </CentredFrame>
  );
}
