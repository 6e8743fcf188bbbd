// The schedule of a report: when it runs, and who receives it.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScheduleText } from '../use-schedule-text.ts';
import styles from './ScheduleCell.module.css';

export function ScheduleCell({ report: { schedule, shared_with_ids } }: { report: ReportTemplate }) {
  const { t } = useTranslation();
  const { timing } = useScheduleText();
  const shared = shared_with_ids.length;
  if (schedule) {
    return (
      <div className={styles.cell}>
        <p className={styles.timing}>
          <CalendarClock size={14} aria-hidden="true" />
          {timing(schedule)}
        </p>
        <small>{t('reports:list.mailedTo', { count: schedule.recipient_ids.length })}</small>
      </div>
    );
  }
  return (
    <div className={styles.cell}>
      <p className={styles.none}>{t('reports:list.noSchedule')}</p>
      <small>{shared === 0 ? t('reports:list.editorsOnly') : t('reports:list.sharedWith', { count: shared })}</small>
    </div>
  );
}
