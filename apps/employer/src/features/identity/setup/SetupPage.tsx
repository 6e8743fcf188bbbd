// Creates the first company of an installation, from the link that its start prints (CMP-067).
import { errorCodes } from '@onward/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { StepsFrame } from '../../../design/frames/StepsFrame.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { useLanguage } from '../../../platform/language/language.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { callSignIn } from '../identity.api.ts';
import { openedSession } from '../login/opened-session.ts';
import { firstValues, type NewCompanyValues, newCompanyEntry } from '../parts/new-company.form.ts';
import { ExpiredLink } from '../passwords/ExpiredLink.tsx';
import { proceed } from '../second-step/second-step.ts';
import { AdminStep, CompanyStep, LocationStep } from './SetupSteps.tsx';
import styles from './StepForm.module.css';
import { callSetUp, setupQuery } from './setup.api.ts';

const STEPS = ['company', 'location', 'admin'] as const;

export default function SetupPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { language } = useLanguage();
  const { data: setup, error, refetch } = useQuery(setupQuery(token));
  const [step, setStep] = useState(0);
  const [values, setValues] = useState(() => firstValues(language));
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);

  const goTo = (next: number, entered: Partial<NewCompanyValues>) => {
    setValues({ ...values, ...entered });
    setStep(next);
  };
  const goOn = (entered: Partial<NewCompanyValues>) => goTo(step + 1, entered);
  const isGone = (failure: unknown) => readFailure(failure).code === errorCodes.notFound;
  const create = async (admin: { 'admin.name': string; 'admin.email': string }, password: string) => {
    const entry = newCompanyEntry({ ...values, ...admin }, password);
    const body = entry as Parameters<typeof callSetUp>[1];
    try {
      await callSetUp(token, body);
    } catch (failure) {
      if (!isGone(failure)) throw failure;
      setUsed(true);
      return;
    }
    const signedIn = await callSignIn({ email: entry.admin.email, password });
    if (proceed(signedIn, openedSession, navigate)) navigate(paths.home(), { replace: true });
  };

  if (used || (error && isGone(error))) {
    return <ExpiredLink page="setup" title={t('setup:expired.title')} text={t('setup:expired.text')} />;
  }
  const shared = {
    values,
    footer,
    expiresAt: setup?.expires_at ?? '',
    onBack: (entered: Partial<NewCompanyValues>) => goTo(step - 1, entered),
  };
  return (
    <StepsFrame
      title={t('setup:title')}
      text={t('setup:text')}
      width="narrow"
      steps={STEPS.map((key, index) => ({
        key,
        name: t(`setup:steps.${key}.name`),
        meta: t(`setup:steps.${key}.meta`),
        state: index < step ? 'done' : index === step ? 'current' : 'todo',
      }))}
      footer={<div ref={setFooter} className={styles.footer} />}
    >
      <PageTitle page="setup" />
      {!setup && !error && <SkeletonRows avatar={false} rows={3} />}
      {error && <LoadFailure title={t('setup:notLoaded')} error={error} onRetry={() => void refetch()} />}
      {setup && step === 0 && <CompanyStep {...shared} onNext={goOn} />}
      {setup && step === 1 && <LocationStep {...shared} onNext={goOn} />}
      {setup && step === 2 && <AdminStep {...shared} onCreate={create} />}
    </StepsFrame>
  );
}
