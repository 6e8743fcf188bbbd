import type { MeetingType } from '../../../hiring-processes/stages.ts';
import { type Action, isBlank, required } from '../action.ts';
import { allMeetingsIn, single } from '../rules.ts';

export interface AssignTimeParams {
  starts_at: string;
  duration_minutes: number;
  meeting_type: MeetingType;
  interviewer_ids: readonly number[];
  details?: string | null;
}

export const assignTime: Action<AssignTimeParams> = {
  demand: { permission: 'edit_applicant', module: 'scheduling' },
  rules: [single, allMeetingsIn('not_submitted', 'request_reschedule')],
  problem: ({ starts_at, interviewer_ids }) => {
    if (isBlank(starts_at)) return required('starts_at');
    return interviewer_ids.length > 0 ? null : { field: 'interviewer_ids', key: 'interviewer_required' };
  },
};
