// Gives an applicant who asked for another time a new one, without leaving the queue.
import type { TodayTask } from '@onward/contract/home/home';
import { getMeeting } from '@onward/contract/interviews/meetings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { meetingQuery } from '../../../../features/interviews/parts/meetings.api.ts';
import { useMeetingActions } from '../../../../features/interviews/parts/use-meeting-actions.tsx';
import { passOnError } from '../../../../platform/errors/handle-error.ts';
import { refreshToday } from './today.api.ts';

export interface RescheduleProps {
  task: TodayTask;
  onClose: () => void;
}

export default function RescheduleTask({ task, onClose }: RescheduleProps) {
  const { data: meeting, error } = useQuery(meetingQuery(task.meeting_id ?? 0));
  const { start, dialogs } = useMeetingActions(() => void refreshToday());
  const started = useRef(false);
  useEffect(() => {
    if (!meeting || started.current) return;
    started.current = true;
    start(meeting.status === 'request_reschedule' ? 'assign_time' : 'move', meeting);
  }, [meeting, start]);
  useEffect(() => {
    if (!error) return;
    passOnError(error, getMeeting);
    onClose();
  }, [error, onClose]);
  return dialogs;
}
