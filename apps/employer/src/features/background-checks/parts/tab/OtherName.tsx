// The report is about another name than the application; shown at the check and wherever it is decided about.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './CheckTab.module.css';

interface Props {
  check: Pick<ApplicationCheck, 'other_name'>;
  firstName: string;
}

export function OtherName({ check: { other_name: other }, firstName }: Props) {
  const { t } = useTranslation();
  if (!other) return null;
  return (
    <div className={styles.problem} role="note">
      <TriangleAlert size={16} aria-hidden="true" />
      <div>
        <strong>
          {t('background-checks:tab.otherName', { checked: other.checked_as, applied: other.applied_as })}
        </strong>
        <p>{t('background-checks:tab.otherNameText', { name: firstName })}</p>
      </div>
    </div>
  );
}
