// Goes to earlier and later days, and counts the interviews shown that take place.
import type { Meeting } from '@onward/contract/interviews/meetings';
import { isCounted } from '@onward/domain/interviews/meeting-states';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './SchedulePage.module.css';
import { type ScheduleView, stepped } from './schedule-address.ts';

interface Props {
  view: ScheduleView;
  date: string;
  today: string;
  /** Missing while they are loading. */
  meetings: readonly Meeting[] | undefined;
  onDate: (date: string) => void;
}

export function ScheduleSteps({ view, date, today, meetings, onDate }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.steps}>
      <Button
        icon={<ChevronLeft size={16} />}
        aria-label={t('interviews:schedule.earlier')}
        onClick={() => onDate(stepped(view, date, -1))}
      />
      <Button onClick={() => onDate(today)}>{t('interviews:schedule.today')}</Button>
      <Button
        icon={<ChevronRight size={16} />}
        aria-label={t('interviews:schedule.later')}
        onClick={() => onDate(stepped(view, date, 1))}
      />
      <span className={styles.count} role="status">
        {meetings && <Count meetings={meetings} />}
      </span>
    </span>
  );
}

function Count({ meetings }: { meetings: readonly Meeting[] }) {
  const { t } = useTranslation();
  const waiting = meetings.filter(({ status }) => status === 'pending').length;
  return (
    <>
      {t('interviews:schedule.count', { count: meetings.filter(isCounted).length })}
      {waiting > 0 && ` · ${t('interviews:schedule.waiting', { count: waiting })}`}
    </>
  );
}
