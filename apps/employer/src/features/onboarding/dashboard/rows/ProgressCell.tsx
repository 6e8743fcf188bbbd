// How many of the required actions are done, as a track with the numbers.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { useTranslation } from 'react-i18next';
import { Track } from '../../../../design/status/Track.tsx';
import styles from './ProgressCell.module.css';
import { trackSegments } from './track-segments.ts';

export function ProgressCell({ onboarding }: { onboarding: NonNullable<EmployeeRow['onboarding']> }) {
  const { t } = useTranslation();
  const { done_actions: done, all_actions: all } = onboarding;
  return (
    <span className={styles.progress}>
      <Track segments={trackSegments(onboarding)} label={t('onboarding:dashboard.progress', { done, count: all })} />
      <span className="tabular" aria-hidden="true">{`${done}/${all}`}</span>
    </span>
  );
}
