// Changing the state of the interview in the applicant's stage.
import { type Action, always } from '../action.ts';
import { allMeetingsIn, allMeetingsNotYet, noneInactive } from '../rules.ts';

export interface ChangeMeetingParams {
  /** Tells the applicant, by default. */
  notify?: boolean | null;
  message?: string | null;
}

const demand = { permission: 'edit_applicant', module: 'scheduling' } as const;

export const confirmMeeting: Action<ChangeMeetingParams> = { demand, rules: [allMeetingsIn('pending')] };

export const requestReschedule: Action<ChangeMeetingParams> = {
  demand,
  rules: [allMeetingsIn('confirmed', 'cancelled', 'completed', 'no_show')],
};

export const cancelMeeting: Action<ChangeMeetingParams> = {
  demand,
  rules: [allMeetingsIn('request_reschedule', 'confirmed', 'pending', 'completed', 'no_show')],
};

export const markScheduleComplete: Action<ChangeMeetingParams> = {
  demand,
  rules: [noneInactive, allMeetingsNotYet('completed', 'already_completed')],
};

export const markScheduleNoShow: Action<ChangeMeetingParams> = {
  demand,
  rules: [noneInactive, allMeetingsNotYet('no_show', 'already_no_show')],
  undoable: always,
};
