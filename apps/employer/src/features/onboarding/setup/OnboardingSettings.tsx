// Settings of onboarding: whether it is turned on (ONB-010).

import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { timeText } from '../../../platform/language/time-text.ts';
import styles from './OnboardingSettings.module.css';
import { MANAGE_ONBOARDING } from './onboarding-demands.ts';
import { useActivation } from './use-activation.ts';

export function OnboardingSettings() {
  const { t, i18n } = useTranslation();
  const id = useId();
  const mayManage = useAccess().may(MANAGE_ONBOARDING);
  const { activatedAt, busy, turnOn } = useActivation();
  return (
    <section className={styles.card} aria-label={t('onboarding-setup:tabs.settings')}>
      <Switch
        id={id}
        checked={activatedAt !== null}
        loading={busy}
        // What employees have begun can't be taken from them, so it stays on.
        disabled={activatedAt !== null || !mayManage}
        onChange={() => void turnOn()}
      />
      <label htmlFor={id}>
        <strong>{t('onboarding-setup:activation.switch')}</strong>
        <span>
          {activatedAt === null
            ? t('onboarding-setup:activation.offText')
            : t('onboarding-setup:activation.since', {
                date: timeText(i18n.language, activatedAt, { dateStyle: 'long' }),
              })}
        </span>
      </label>
    </section>
  );
}
