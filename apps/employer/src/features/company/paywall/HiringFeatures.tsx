// What the hiring plan adds, in two short lines each (CMP-046).
import { CalendarDays, ChartNoAxesColumn, FileSignature, MessagesSquare, ShieldCheck, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './HiringFeatures.module.css';

const FEATURES = [
  { key: 'messages', icon: MessagesSquare },
  { key: 'schedule', icon: CalendarDays },
  { key: 'automation', icon: Zap },
  { key: 'offers', icon: FileSignature },
  { key: 'background_checks', icon: ShieldCheck },
  { key: 'analytics', icon: ChartNoAxesColumn },
] as const;

export function HiringFeatures() {
  const { t } = useTranslation();
  return (
    <ul className={styles.features}>
      {FEATURES.map(({ key, icon: Icon }) => (
        <li key={key}>
          <span className={styles.tile}>
            <Icon size={16} aria-hidden="true" />
          </span>
          <span>
            <span className={styles.name}>{t(`company:hiringPaywall.features.${key}.name`)}</span>
            <span className={styles.text}>{t(`company:hiringPaywall.features.${key}.text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
