// Where ADP's consent page and its marketplace lead to: connects the company and shows its integrations (IDN-024, INT-012).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { toasts } from '../../../design/toasts/toasts.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { ConsentReturn, consentIn } from '../../integrations/parts/consent/ConsentReturn.tsx';
import { useOnOpening } from '../frame/use-on-opening.ts';

export default function AdpRedirectPage() {
  const [search] = useSearchParams();
  const [answer] = useState(() => consentIn(search));
  if (answer) return <ConsentReturn answer={answer} />;
  return <Landing isAnswer={['code', 'error', 'state'].some((name) => search.has(name))} />;
}

/** From the marketplace there is nothing to say; an answer to no question of ours can't be used. */
function Landing({ isAnswer }: { isAnswer: boolean }) {
  const { t } = useTranslation();
  useOnOpening(() => {
    if (isAnswer) toasts.error(t('integrations:consent.incomplete'));
  });
  return <Navigate to={paths.company('integrations')} replace />;
}
