// The day of the reader: what waits, whom they meet, how hiring goes; it follows what happens without a reload.
import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { useCableEvent } from '../../../../platform/cable/use-cable-event.ts';
import { ApplicantsTrend } from './ApplicantsTrend.tsx';
import { BusyJobs } from './BusyJobs.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { TaskCards } from './TaskCards.tsx';
import styles from './TodayBoard.module.css';
import { TodayQueue } from './TodayQueue.tsx';
import { refreshToday, todayQuery } from './today.api.ts';

interface Props {
  brandId: number | undefined;
  now: Date;
}

export function TodayBoard({ brandId, now }: Props) {
  const { data: today } = useQuery(todayQuery(brandId));
  const access = useAccess();
  useCableEvent('applications', () => void refreshToday());
  useCableEvent('messages', () => void refreshToday());
  if (!today) return <SkeletonRows rows={6} />;
  const meets = access.decide({ module: 'scheduling' }).allowed;
  return (
    <div className={styles.board}>
      <TaskCards counts={today.counts} />
      {meets && <DayTimeline meetings={today.meetings} timeZone={today.time_zone} now={now} />}
      <div className={styles.columns}>
        <TodayQueue tasks={today.tasks} canAct={access.decide({ permission: 'edit_applicant' }).allowed} />
        <div className={styles.side}>
          <ApplicantsTrend applicants={today.applicants} />
          <BusyJobs positions={today.positions} />
        </div>
      </div>
    </div>
  );
}
