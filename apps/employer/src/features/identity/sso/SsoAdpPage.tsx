// Starts linking the signed-in account with ADP (IDN-024).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useOnOpening } from '../frame/use-on-opening.ts';
import { callStartAdpLink } from '../identity.api.ts';
import { LinkingPage } from './LinkingPage.tsx';

export default function SsoAdpPage() {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);

  const start = () => {
    setProblem(null);
    callStartAdpLink()
      .then((url) => location.assign(url))
      .catch((error: unknown) => setProblem(takeFailure(error).message));
  };
  useOnOpening(start);

  return <LinkingPage waiting={t('identity:adp.leaving')} problem={problem} onRetry={start} />;
}
