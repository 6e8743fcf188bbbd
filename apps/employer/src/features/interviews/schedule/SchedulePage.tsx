// The interviews of one team member, or of everyone in the reader's places: by day, by week or as an agenda (SCH-003).

import type { Meeting } from '@onward/contract/interviews/meetings';
import { Button, Segmented } from 'antd';
import { Clock3, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useAccess } from '../../../platform/access.ts';
import { dateRangeText, weekdayText } from '../../../platform/language/time-text.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useRequest } from '../../../platform/routing/use-request.ts';
import { BrokenLinkNotice } from '../links/BrokenLinkNotice.tsx';
import { useLiveMeetings } from '../parts/use-live-meetings.ts';
import { useMeetingActions } from '../parts/use-meeting-actions.tsx';
import { Agenda } from './Agenda.tsx';
import { CalendarSelect } from './CalendarSelect.tsx';
import { MeetingPanel } from './MeetingPanel.tsx';
import { type Move, MoveDialog } from './MoveDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { ScheduleSteps } from './ScheduleSteps.tsx';
import { SCHEDULE_VIEWS } from './schedule-address.ts';
import { useScheduleAddress } from './use-schedule-address.ts';
import { useScheduleKeys } from './use-schedule-keys.ts';
import { useShownInterviews } from './use-shown-interviews.ts';
import { WeekGrid } from './week/WeekGrid.tsx';

const EDIT = { permission: 'edit_applicant', writes: true } as const;
const MINUTE_MS = 60_000;

export default function SchedulePage() {
  const { t, i18n } = useTranslation();
  const { may } = useAccess();
  const phone = useIsPhone();
  const now = useNow();
  const { address, today, go } = useScheduleAddress();
  const maySchedule = may(EDIT);
  const { view } = address;
  const layout = phone ? 'agenda' : view;
  const { days, first, last, whose, loaded, calendar, isError, refetch } = useShownInterviews(address);
  const meetings = loaded ?? [];
  const [scheduling, setScheduling] = useState(false);
  useRequest('add', () => setScheduling(maySchedule));
  const actions = useMeetingActions();
  const moved = useDialog<Move>();
  useLiveMeetings();
  useScheduleKeys({ address, today, go, paused: scheduling || address.meetingId !== null });

  const open = ({ id }: Meeting) => go({ meetingId: id });
  const title = days.length === 1 ? weekdayText(i18n.language, noon(first)) : rangeText(i18n.language, first, last);
  return (
    <>
      <PageHeader
        title={title}
        titleOnPhone
        beside={
          <ScheduleSteps
            view={view}
            date={address.date}
            today={today}
            meetings={loaded}
            onDate={(date) => go({ date })}
          />
        }
        actions={
          <>
            {!phone && (
              <Segmented
                aria-label={t('interviews:schedule.view')}
                value={view}
                options={SCHEDULE_VIEWS.map((value) => ({ value, label: t(`interviews:schedule.views.${value}`) }))}
                onChange={(value) => go({ view: value })}
              />
            )}
            <CalendarSelect
              whose={whose}
              brandId={address.brandId}
              onChange={(chosen, brandId) => go({ whose: chosen, brandId })}
            />
            <LinkButton
              to={paths.availability(address.whose === 'all' ? null : address.whose)}
              icon={<Clock3 size={16} aria-hidden="true" />}
            >
              {t('interviews:schedule.availability')}
            </LinkButton>
            {maySchedule && (
              <Button type="primary" icon={<Plus size={16} />} onClick={() => setScheduling(true)}>
                {t('interviews:schedule.schedule')}
              </Button>
            )}
          </>
        }
        divided
      />
      <BrokenLinkNotice />
      <PageBody flush={layout !== 'agenda'}>
        {isError ? (
          <ErrorBlock title={t('interviews:schedule.failed')} onRetry={() => void refetch()} />
        ) : layout === 'agenda' && !loaded ? (
          <SkeletonRows />
        ) : layout === 'agenda' ? (
          <Agenda days={days} today={today} meetings={meetings} namesInterviewers={whose === 'all'} onOpen={open} />
        ) : (
          <WeekGrid
            days={days}
            today={today}
            now={now}
            meetings={meetings}
            calendar={calendar}
            openId={address.meetingId}
            mayMove={actions.mayChange}
            onOpen={open}
            onMove={(meeting, startsAt) => moved.show({ meeting, startsAt })}
          />
        )}
      </PageBody>
      <MeetingPanel
        id={address.meetingId}
        now={now}
        stepsOf={actions.stepsOf}
        lockOf={actions.lockOf}
        answerOf={actions.answerOf}
        onStart={actions.start}
        onClose={() => go({ meetingId: null })}
      />
      {actions.dialogs}
      <ScheduleDialog open={scheduling} onClose={() => setScheduling(false)} />
      {moved.subject && <MoveDialog {...moved.subject} open={moved.open} onClose={moved.close} />}
    </>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const noon = (day: string): Date => new Date(`${day}T12:00`);

const rangeText = (language: string, first: string, last: string): string => dateRangeText(language, first, last);
