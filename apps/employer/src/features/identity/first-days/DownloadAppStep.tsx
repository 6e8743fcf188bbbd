// The mobile app: its benefits, and a link to it by text message (IDN-032, IDN-033).
import { BellRing, CalendarCheck2, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useService } from '../../../platform/public-configuration.ts';
import { AppLinkForm } from './AppLinkForm.tsx';
import styles from './DownloadAppStep.module.css';
import { StepHead } from './StepHead.tsx';
import { StoreLinks } from './StoreLinks.tsx';

const REASONS = [
  { key: 'answer', icon: MessagesSquare },
  { key: 'confirm', icon: CalendarCheck2 },
  { key: 'know', icon: BellRing },
] as const;

export function DownloadAppStep() {
  const { t } = useTranslation();
  return (
    <>
      <StepHead step="download_app" title={t('identity:wizard.app.title')} text={t('identity:wizard.app.text')} />
      <ul className={styles.reasons}>
        {REASONS.map(({ key, icon: Icon }) => (
          <li key={key}>
            <span className={styles.tile}>
              <Icon size={19} aria-hidden="true" />
            </span>
            {t(`identity:wizard.app.reasons.${key}`)}
          </li>
        ))}
      </ul>
      <StoreLinks />
      {useService('app_link') && <AppLinkForm />}
    </>
  );
}
