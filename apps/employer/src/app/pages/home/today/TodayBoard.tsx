// The user's day: tasks, interviews, and hiring trends; updates live.
import type { Brand } from '@onward/contract/company/brands';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { THREAD_EVENTS, useSettledEvents } from '../../../../platform/cable/use-settled-events.ts';
import { partWithTexts } from '../../../../platform/chunks/lazy-page.tsx';
import { ApplicantsTrend } from './ApplicantsTrend.tsx';
import { BusyJobs } from './BusyJobs.tsx';
import type { DayTimelineProps } from './DayTimeline.tsx';
import { TaskCards } from './TaskCards.tsx';
import styles from './TodayBoard.module.css';
import { TodayQueue } from './TodayQueue.tsx';
import { readWhose } from './task-links.ts';
import { refreshToday, todayQuery } from './today.api.ts';

const DayTimeline = partWithTexts<DayTimelineProps>(() => import('./DayTimeline.tsx'));

interface Props {
  brand: Brand | undefined;
  now: Date;
  /** Shown below the numbers at the side. */
  side: ReactNode;
}

export function TodayBoard({ brand, now, side }: Props) {
  const [address] = useSearchParams();
  const { data: today } = useQuery(todayQuery(brand?.id, readWhose(address)));
  const access = useAccess();
  useSettledEvents('applications', ['application_updated', 'meeting_changed'], refreshToday);
  useSettledEvents('messages', THREAD_EVENTS, refreshToday);
  useEffect(DayTimeline.preload, []);
  if (!today) return <SkeletonRows rows={6} />;
  const meets = access.may({ module: 'scheduling' });
  return (
    <div className={styles.board}>
      <TaskCards counts={today.counts} whose={today.whose} brand={brand} />
      {meets && (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <DayTimeline meetings={today.meetings} timeZone={today.time_zone} now={now} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <TodayQueue today={today} canAct={access.may({ permission: 'edit_applicant' })} />
          <BusyJobs positions={today.positions} />
        </div>
        <div className={styles.column}>
          <ApplicantsTrend applicants={today.applicants} />
          {side}
        </div>
      </div>
    </div>
  );
}
