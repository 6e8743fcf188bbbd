// What an action is decided from: who is selected, where, and by whom.
import type { StageType } from '../../hiring-processes/stages.ts';
import type { AccessHolder } from '../../staff/access.ts';
import type { StageStatus } from '../stages/stage-statuses.ts';
import type { ApplicantStatus } from '../statuses.ts';
import type { ApplicantScreen } from './codes.ts';

export interface ApplicantFacts {
  status: ApplicantStatus;
  stageType: StageType;
  stageStatus: StageStatus | null;
  hasEmployee: boolean;
  /** Of the same person in the company, this one included: in progress or hired. */
  openApplications: number;
  rejectedApplications: number;
  /** The person is flagged as not to be hired again (AHD-023). */
  doNotRehire: boolean;
}

export interface Situation {
  selection: readonly ApplicantFacts[];
  screen: ApplicantScreen;
  holder: AccessHolder;
}

/** Why an action is not offered, as a key and its numbers: "2 of 20 are rejected" (AHD-005). */
export interface ActionRefusal {
  key: RefusalKey;
  values?: { count: number; total: number };
}

const REFUSAL_KEYS = [
  'nobody_selected',
  'not_on_this_screen',
  'one_at_a_time_here',
  'one_at_a_time',
  'all_inactive',
  'all_rejected',
  'all_hired',
  'some_inactive',
  'nobody_rejected',
  'nobody_in_progress',
  'nobody_hired',
  'not_hired',
  'all_have_employees',
  'not_in_offer_stage',
  'not_in_background_check_stage',
  'not_in_scheduling_stage',
  'wrong_meeting_state',
  'nothing_to_remind_of',
  'already_completed',
  'already_no_show',
  'no_other_open_application',
  'no_other_rejected_application',
  'do_not_rehire',
] as const;
export type RefusalKey = (typeof REFUSAL_KEYS)[number];

const SKIP_REASONS = [
  'inactive',
  'not_in_progress',
  'already_rejected',
  'not_rejected',
  'not_hired',
  'has_employee',
  'do_not_rehire',
] as const;
/** Why one applicant of a selection is left out. */
export type SkipReason = (typeof SKIP_REASONS)[number];
