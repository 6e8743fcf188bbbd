// The return page from ADP: completes linking with the code, or the consent of a company (IDN-024, INT-012).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { toasts } from '../../../design/toasts/toasts.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { paths, ROUTES } from '../../../platform/routing/paths.ts';
import { patchCurrentUser } from '../../../platform/startup/startup-store.ts';
import { ConsentReturn, consentIn } from '../../integrations/parts/consent/ConsentReturn.tsx';
import { useOnOpening } from '../frame/use-on-opening.ts';
import { callFinishAdpLink } from '../identity.api.ts';
import { LinkingPage } from './LinkingPage.tsx';

/** ADP may know this address only and send people here from its consent page too. */
export default function AdpCallbackPage() {
  const [search] = useSearchParams();
  const [answer] = useState(() => consentIn(search));
  return answer ? <ConsentReturn answer={answer} /> : <AccountLinking search={search} />;
}

function AccountLinking({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);

  useOnOpening(() => {
    const [code, state] = [search.get('code'), search.get('state')];
    // The user canceled at ADP, or opened this page directly.
    if (!code || !state) return setProblem(t('identity:adp.cancelled'));
    callFinishAdpLink({ code, state })
      .then((user) => {
        patchCurrentUser(user);
        toasts.success(t('identity:adp.linked'));
        navigate(paths.account('profile'), { replace: true });
      })
      .catch((error: unknown) => setProblem(takeFailure(error).message));
  });

  // The code works only once, so a retry starts at ADP again.
  return (
    <LinkingPage waiting={t('identity:adp.finishing')} problem={problem} onRetry={() => navigate(ROUTES.ssoAdp)} />
  );
}
