// A user whose role requires a second factor sets it up before anything else (IDN-041).
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { CenteredFrame } from '../../../design/frames/CenteredFrame.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { leave } from '../../../platform/session/session-actions.ts';
import { resetStartup } from '../../../platform/startup/startup-store.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { passkeysWork } from '../second-step/passkey.ts';
import styles from './SecondStepSetupPage.module.css';
import { SetupDialogs } from './SetupDialogs.tsx';
import { securityQuery } from './security.api.ts';
import { useFactorSetup } from './use-factor-setup.ts';

export default function SecondStepSetupPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token } = useSession();
  const { data, error, refetch } = useQuery({ ...securityQuery(), enabled: token !== null });
  const setup = useFactorSetup(() => {
    resetStartup();
    navigate(paths.home(), { replace: true });
  });

  if (!token) return <Navigate to={paths.login()} replace />;
  const isDone = data && data.second_factors.length > 0 && !setup.recoveryCodes;
  if (isDone) return <Navigate to={paths.home()} replace />;
  return (
    <CenteredFrame
      title={t('security:setUp.title')}
      subtitle={t('security:setUp.text')}
      footer={<LanguageLinks />}
      aside={
        <PlainButton size="small" onClick={() => void leave()}>
          {t('shell:userMenu.signOut')}
        </PlainButton>
      }
    >
      <PageTitle page="secondStepSetup" />
      {error && (
        <ErrorBlock
          title={t('security:notLoaded')}
          message={readFailure(error).message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && (
        <ul className={styles.ways}>
          {passkeysWork() && (
            <li>
              <button type="button" disabled={setup.busy} onClick={() => void setup.addPasskey()}>
                <Fingerprint size={22} aria-hidden="true" />
                <span>
                  <strong>{t('security:setUp.passkey')}</strong>
                  {t('security:setUp.passkeyText')}
                </span>
              </button>
            </li>
          )}
          <li>
            <button type="button" disabled={setup.busy} onClick={() => void setup.addAuthenticator()}>
              <Smartphone size={22} aria-hidden="true" />
              <span>
                <strong>{t('security:setUp.authenticator')}</strong>
                {t('security:setUp.authenticatorText')}
              </span>
            </button>
          </li>
        </ul>
      )}
      <SetupDialogs setup={setup} />
    </CenteredFrame>
  );
}
