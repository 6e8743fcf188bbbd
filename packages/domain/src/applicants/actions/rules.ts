// The availability table as small rules. Each names how many selected applicants must fit: all, some, or none.
import type { StageType } from '../../hiring-processes/stages.ts';
import type { StageStatus } from '../stages/stage-statuses.ts';
import type { ApplicantStatus } from '../statuses.ts';
import type { ApplicantScreen } from './codes.ts';
import type { ActionRefusal, ApplicantFacts, RefusalKey, Situation } from './situation.ts';

/** Null when the rule is met. */
export type Rule = (situation: Situation) => ActionRefusal | null;

type Test = (applicant: ApplicantFacts) => boolean;

const is =
  (status: ApplicantStatus): Test =>
  (applicant) =>
    applicant.status === status;

const refusal = (key: RefusalKey, count: number, total: number): ActionRefusal => ({ key, values: { count, total } });

const all =
  (test: Test, otherwise: RefusalKey): Rule =>
  ({ selection }) => {
    const misfits = selection.filter((applicant) => !test(applicant)).length;
    return misfits === 0 ? null : refusal(otherwise, misfits, selection.length);
  };

const some =
  (test: Test, otherwise: RefusalKey): Rule =>
  ({ selection }) =>
    selection.some(test) ? null : refusal(otherwise, selection.length, selection.length);

const notAll = (test: Test, otherwise: RefusalKey): Rule => some((applicant) => !test(applicant), otherwise);

const none = (test: Test, otherwise: RefusalKey): Rule => all((applicant) => !test(applicant), otherwise);

export const someoneSelected: Rule = ({ selection }) => (selection.length > 0 ? null : { key: 'nobody_selected' });

export const notAllInactive = notAll(is('inactive'), 'all_inactive');
export const notAllRejected = notAll(is('rejected'), 'all_rejected');
export const notAllHired = notAll(is('hired'), 'all_hired');
export const noneInactive = none(is('inactive'), 'some_inactive');
export const someRejected = some(is('rejected'), 'nobody_rejected');
export const someInProgress = some(is('in_progress'), 'nobody_in_progress');
export const someHired = some(is('hired'), 'nobody_hired');
export const allHired = all(is('hired'), 'not_hired');
export const someWithoutEmployee = some(({ hasEmployee }) => !hasEmployee, 'all_have_employees');

/** People flagged as not to be rehired are neither hired nor moved to another job. */
export const someMayBeHired = some(({ doNotRehire }) => !doNotRehire, 'do_not_rehire');

export const single: Rule = ({ selection }) =>
  selection.length === 1 ? null : refusal('one_at_a_time', selection.length, selection.length);

export const onScreens =
  (...screens: ApplicantScreen[]): Rule =>
  ({ screen }) =>
    screens.includes(screen) ? null : { key: 'not_on_this_screen' };

/** The lists and the profile of active applicants. */
export const onLists = onScreens('all_applicants', 'position_applicants', 'applicant_profile');

export const notOnScreen =
  (unwanted: ApplicantScreen): Rule =>
  ({ screen }) =>
    screen === unwanted ? { key: 'not_on_this_screen' } : null;

export const singleOnAllApplicants: Rule = ({ screen, selection }) =>
  screen === 'all_applicants' && selection.length > 1
    ? refusal('one_at_a_time_here', selection.length, selection.length)
    : null;

export const allInStage = (type: StageType, otherwise: RefusalKey): Rule =>
  all(({ stageType }) => stageType === type, otherwise);

const allScheduling = allInStage('scheduling', 'not_in_scheduling_stage');

export const allMeetingsIn =
  (...states: StageStatus[]): Rule =>
  (situation) =>
    allScheduling(situation) ??
    all(({ stageStatus }) => stageStatus !== null && states.includes(stageStatus), 'wrong_meeting_state')(situation);

export const allMeetingsNotYet =
  (state: StageStatus, otherwise: RefusalKey): Rule =>
  (situation) =>
    allScheduling(situation) ?? all(({ stageStatus }) => stageStatus !== state, otherwise)(situation);

const REMINDED_STAGES: readonly StageType[] = ['online_form', 'online_quiz', 'scheduling', 'background_check'];

const canBeReminded: Test = ({ stageType, stageStatus }) =>
  REMINDED_STAGES.includes(stageType) || (stageType === 'offer' && stageStatus === 'sent');

export const allToBeReminded = all(canBeReminded, 'nothing_to_remind_of');

export const severalOpenApplications = all(
  ({ openApplications }) => openApplications >= 2,
  'no_other_open_application',
);
export const severalRejectedApplications = all(
  ({ rejectedApplications }) => rejectedApplications >= 2,
  'no_other_rejected_application',
);
