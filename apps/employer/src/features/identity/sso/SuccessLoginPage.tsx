// The return page of single sign-on: exchanges the one-time code for a session and removes it from the URL (IDN-008).
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { CenteredFrame } from '../../../design/frames/CenteredFrame.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { useOnOpening } from '../frame/use-on-opening.ts';
import { callExchangeSignInCode } from '../identity.api.ts';
import { openedSession } from '../login/opened-session.ts';
import { proceed } from '../second-step/second-step.ts';

export default function SuccessLoginPage() {
  const [search] = useSearchParams();
  const code = search.get('auth_token');
  return code ? <Arrival code={code} sso={search.get('sso')} /> : <Navigate to={paths.login()} replace />;
}

/** The route guard of the public pages replaces this URL as soon as the session has started. */
function Arrival({ code, sso }: { code: string; sso: string | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useOnOpening(() => {
    callExchangeSignInCode(code)
      .then((answer) => proceed(answer, (signedIn) => ({ ...openedSession(signedIn), sso }), navigate))
      .catch(() => navigate(paths.ssoFailed(), { replace: true }));
  });
  return (
    <CenteredFrame title={t('identity:login.signingIn')}>
      <PageTitle page="login" />
    </CenteredFrame>
  );
}
