// The first-days wizard: notification settings and the mobile app (IDN-026, IDN-032).
import { Button } from 'antd';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StepsFrame } from '../../../design/frames/StepsFrame.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { DownloadAppStep } from './DownloadAppStep.tsx';
import { StepHead } from './StepHead.tsx';
import styles from './UserOnboardingPage.module.css';
import { useWizard } from './use-wizard.ts';
import { firstName, PAGE_STEPS, stepState } from './wizard-steps.ts';

interface Props {
  /** Rendered by another feature. */
  notificationSettings: ReactNode;
}

export default function UserOnboardingPage({ notificationSettings }: Props) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const { step, busy, next, back } = useWizard();
  const onApp = step === 'download_app';
  return (
    <StepsFrame
      title={t('identity:wizard.welcome', { company: user.company.name, name: firstName(user.name) })}
      text={t('identity:wizard.text')}
      steps={PAGE_STEPS.map((key) => ({
        key,
        name: t(`identity:wizard.steps.${key}.name`),
        meta: t(`identity:wizard.steps.${key}.meta`),
        state: stepState(key, step),
      }))}
      footer={
        <>
          {onApp ? (
            <Button size="large" icon={<ArrowLeft size={17} aria-hidden="true" />} onClick={back} disabled={busy}>
              {t('identity:wizard.back')}
            </Button>
          ) : (
            <span className={styles.saved}>{t('identity:wizard.saved')}</span>
          )}
          <Button
            type="primary"
            size="large"
            className={styles.next ?? ''}
            icon={<ArrowRight size={17} aria-hidden="true" />}
            iconPlacement="end"
            loading={busy}
            onClick={() => void next()}
          >
            {t('identity:wizard.next')}
          </Button>
        </>
      }
    >
      <PageTitle page="userOnboarding" />
      {onApp ? (
        <DownloadAppStep />
      ) : (
        <>
          <StepHead
            step="notification"
            title={t('identity:wizard.notification.title')}
            text={t('identity:wizard.notification.text')}
          />
          <Suspense fallback={<SkeletonRows avatar={false} />}>{notificationSettings}</Suspense>
        </>
      )}
    </StepsFrame>
  );
}
