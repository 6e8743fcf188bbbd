// Sign-in and security: second factors, password, sign-in phone number and sessions.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondStepSection } from './SecondStepSection.tsx';
import styles from './SecurityPanel.module.css';
import { SessionsSection } from './SessionsSection.tsx';
import { SignInPhoneSection } from './SignInPhoneSection.tsx';
import { securityQuery } from './security.api.ts';

/** `openPassword`: the URL opens the password form directly. */
export default function SecurityPanel({ openPassword }: { openPassword: boolean }) {
  const { t } = useTranslation();
  const { is_sso } = useCurrentUser();
  const { data, error, refetch } = useQuery(securityQuery());
  if (error) {
    return (
      <ErrorBlock title={t('security:notLoaded')} message={readFailure(error).message} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <SkeletonRows rows={5} />;
  return (
    <div className={styles.panel}>
      <SecondStepSection security={data} />
      {!is_sso && <PasswordSection changedAt={data.password_changed_at} opened={openPassword} />}
      <SignInPhoneSection number={data.sign_in_phone} />
      <SessionsSection />
    </div>
  );
}
