// The actions for an interview as buttons, the most likely one first.
import type { Meeting } from '@onward/contract/interviews/meetings';
import { Button } from 'antd';
import { CalendarCheck2, CalendarClock, CalendarPlus, CalendarX2, CircleCheck, RotateCcw, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MeetingStep } from './use-meeting-actions.tsx';

const ICONS = {
  confirm_meeting: CalendarCheck2,
  assign_time: CalendarPlus,
  mark_schedule_complete: CircleCheck,
  mark_schedule_no_show: UserX,
  request_reschedule: RotateCcw,
  cancel_meeting: CalendarX2,
  move: CalendarClock,
} as const satisfies Record<MeetingStep, unknown>;

/** Steps that can be the primary button; canceling is never one. */
const LEADING: readonly MeetingStep[] = ['confirm_meeting', 'assign_time', 'mark_schedule_complete'];

/** A time that is only proposed is accepted or declined rather than confirmed or canceled. */
const PROPOSED_LABELS: Partial<Record<MeetingStep, string>> = {
  confirm_meeting: 'accept_first',
  cancel_meeting: 'decline_proposal',
  move: 'assign_time',
};

const labelOf = (step: MeetingStep, { status, is_proposed }: Meeting): string =>
  (is_proposed && status === 'pending' && PROPOSED_LABELS[step]) || step;

interface Props {
  meeting: Meeting;
  steps: readonly MeetingStep[];
  onStart: (step: MeetingStep, meeting: Meeting) => void;
}

export function MeetingButtons({ meeting, steps, onStart }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {steps.map((step, index) => {
        const Icon = ICONS[step];
        return (
          <Button
            key={step}
            type={index === 0 && LEADING.includes(step) ? 'primary' : 'default'}
            danger={step === 'cancel_meeting'}
            icon={<Icon size={16} />}
            onClick={() => onStart(step, meeting)}
          >
            {t(`interviews:meeting.steps.${labelOf(step, meeting)}`)}
          </Button>
        );
      })}
    </>
  );
}
