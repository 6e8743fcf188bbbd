// Shown instead of onboarding until it is turned on: to turn it on, or to say who can (ONB-010).
import { Button } from 'antd';
import { ClipboardCheck, FileSignature, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useAccess } from '../../../platform/access.ts';
import styles from './ActivationPage.module.css';
import { MANAGE_ONBOARDING } from './onboarding-demands.ts';
import { useActivation } from './use-activation.ts';

const POINTS = [
  { key: 'processes', icon: ListChecks },
  { key: 'forms', icon: ClipboardCheck },
  { key: 'documents', icon: FileSignature },
] as const;

export default function ActivationPage() {
  const { t } = useTranslation();
  const mayManage = useAccess().may(MANAGE_ONBOARDING);
  const { busy, turnOn } = useActivation();
  return (
    <>
      <PageHeader title={t('shell:pages.onboarding')} />
      <PageBody>
        <section className={styles.page} aria-labelledby="activation-title">
          <h2 id="activation-title">{t('onboarding-setup:activation.title')}</h2>
          <p>{t(mayManage ? 'onboarding-setup:activation.text' : 'onboarding-setup:activation.askText')}</p>
          <ul>
            {POINTS.map(({ key, icon: Icon }) => (
              <li key={key}>
                <Icon size={20} aria-hidden="true" />
                <span>
                  <strong>{t(`onboarding-setup:activation.points.${key}.title`)}</strong>
                  {t(`onboarding-setup:activation.points.${key}.text`)}
                </span>
              </li>
            ))}
          </ul>
          {mayManage && (
            <Button type="primary" size="large" loading={busy} onClick={() => void turnOn()}>
              {t('onboarding-setup:activation.button')}
            </Button>
          )}
        </section>
      </PageBody>
    </>
  );
}
