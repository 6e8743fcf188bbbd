// When the numbers were loaded, and whether changes arrive by themselves (design 36).

import { useTranslation } from 'react-i18next';
import { cableConnected } from '../../../platform/cable/cable.ts';
import { useLanguage } from '../../../platform/language/language.ts';
import { clockText } from '../../../platform/language/time-text.ts';
import { useStore } from '../../../platform/store.ts';
import styles from './LiveMark.module.css';

/** `at` in milliseconds. */
export function LiveMark({ at }: { at: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const state = useStore(cableConnected) ? 'on' : 'off';
  const time = clockText(language, at);
  return (
    <span className={styles.mark} data-live={state} title={t(`company:dashboard.live.${state}Why`)}>
      {t(`company:dashboard.live.${state}`, { time })}
    </span>
  );
}
