// Second factor on sign-in: a passkey, an app code, or a recovery code (IDN-041).

import type { BodyOf } from '@onward/contract/endpoint';
import { proveSecondFactor } from '@onward/contract/identity/account-security';
import { CircleHelp, Fingerprint, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { PublicFrame } from '../../../design/frames/PublicFrame.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { api } from '../../../platform/api.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { type Failure, readFailure } from '../../../platform/forms/read-failure.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { enter } from '../../../platform/session/session-actions.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { openedSession } from '../login/opened-session.ts';
import { CodeForm } from './CodeForm.tsx';
import { passkeysWork, signWithPasskey, wasCanceled } from './passkey.ts';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import styles from './SecondStepPage.module.css';
import { forgetSecondStep, pendingSecondStep } from './second-step.ts';
import { WhyTwoSteps } from './WhyTwoSteps.tsx';

type Proof = Omit<BodyOf<typeof proveSecondFactor>, 'challenge'>;

export default function SecondStepPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Kept in state, because the pending step is cleared as soon as it is read.
  const [pending] = useState(pendingSecondStep);
  const [recovering, setRecovering] = useState(false);
  const [lost, setLost] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  if (!pending) return <Navigate to={paths.login()} replace />;
  const { step, returnTo } = pending;

  const prove = async (proof: Proof) => {
    const answer = await api.call(proveSecondFactor, { body: { challenge: step.challenge, ...proof }, silent: true });
    forgetSecondStep();
    enter(openedSession(answer));
    navigate(returnTo ?? paths.home(), { replace: true });
  };
  const signByPasskey = async () => {
    if (!step.passkey) return;
    setBusy(true);
    setFailure(null);
    try {
      await prove({ assertion: await signWithPasskey(step.passkey) });
    } catch (error) {
      if (!wasCanceled(error)) setFailure(readFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const byPasskey = step.passkey !== null && passkeysWork();
  const byCode = step.kinds.includes('authenticator');

  return (
    <PublicFrame
      title={t('security:secondStep.title')}
      subtitle={t('security:secondStep.subtitle')}
      footer={<LanguageLinks />}
      decoration={<WhyTwoSteps />}
      above={
        <p className={styles.who}>
          <Avatar name={step.email} size={26} />
          <span>{step.email}</span>
          <Link to={paths.login()} onClick={forgetSecondStep}>
            {t('security:secondStep.notYou')}
          </Link>
        </p>
      }
    >
      <PageTitle page="secondStep" />
      {recovering ? (
        <RecoveryCodeForm onProve={(recovery_code) => prove({ recovery_code })} />
      ) : (
        <>
          {byPasskey && (
            <>
              <PlainButton
                primary
                size="large"
                wide
                busy={busy}
                icon={<Fingerprint size={18} aria-hidden="true" />}
                onClick={() => void signByPasskey()}
              >
                {t('security:secondStep.usePasskey')}
              </PlainButton>
              <p className={styles.hint}>{t('security:secondStep.passkeyHint')}</p>
            </>
          )}
          <FormAlert failure={failure} />
          {byPasskey && byCode && <div className={styles.or}>{t('identity:login.or')}</div>}
          {byCode && <CodeForm primary={!byPasskey} onProve={(code) => prove({ code })} />}
        </>
      )}
      <div className={styles.ways}>
        <button type="button" onClick={() => setRecovering(!recovering)}>
          <LifeBuoy size={16} aria-hidden="true" />
          {t(recovering ? 'security:secondStep.otherWays' : 'security:secondStep.useRecoveryCode')}
        </button>
        <button type="button" aria-expanded={lost} onClick={() => setLost(!lost)}>
          <CircleHelp size={16} aria-hidden="true" />
          {t('security:secondStep.lostPhone')}
        </button>
        {lost && <p className={styles.hint}>{t('security:secondStep.lostPhoneText')}</p>}
      </div>
    </PublicFrame>
  );
}
