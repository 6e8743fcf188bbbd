// Which actions are offered for a selection, and why the others are not (APP-020, APP-021). Menus and the server ask here.
import { type AccessDemand, type AccessRefusal, decideAccess } from '../../staff/access.ts';
import { ACTIONS, type ActionName } from './codes.ts';
import * as rule from './rules.ts';
import type { ActionRefusal, Situation } from './situation.ts';

interface ActionTerms {
  demand: AccessDemand;
  rules: readonly rule.Rule[];
}

const edits: AccessDemand = { permission: 'edit_applicant' };
const messages: AccessDemand = { permission: 'edit_message', module: 'messaging' };
const meets: AccessDemand = { permission: 'edit_applicant', module: 'scheduling' };
const stages: AccessDemand = { permission: 'edit_applicant', module: 'hiring_stages' };

const onLists = rule.onScreens('all_applicants', 'position_applicants', 'applicant_profile');

export const ACTION_TERMS: Record<ActionName, ActionTerms> = {
  move_to_stage: { demand: stages, rules: [rule.notAllInactive] },
  send_email: { demand: messages, rules: [onLists] },
  send_sms: { demand: messages, rules: [onLists] },
  add_note: { demand: { permission: 'edit_note' }, rules: [] },
  reject: { demand: edits, rules: [rule.notOnScreen('messages'), rule.notAllRejected, rule.notAllInactive] },
  send_signing_request: {
    demand: { permission: 'edit_offer', module: 'offers' },
    rules: [onLists, rule.singleOnAllApplicants, rule.allInStage('offer', 'not_in_offer_stage')],
  },
  un_reject: { demand: edits, rules: [rule.someRejected] },
  share_applicant: { demand: edits, rules: [] },
  move_to_position: { demand: stages, rules: [rule.notAllInactive, rule.someMayBeHired] },
  send_reminder: {
    demand: { permission: 'edit_message', module: 'hiring_stages' },
    rules: [rule.allToBeReminded],
  },
  order_background_check: {
    demand: { permission: 'order_background_check', module: 'background_check' },
    rules: [onLists, rule.singleOnAllApplicants, rule.allInStage('background_check', 'not_in_background_check_stage')],
  },
  confirm_meeting: { demand: meets, rules: [rule.allMeetingsIn('pending')] },
  request_reschedule: {
    demand: meets,
    rules: [rule.allMeetingsIn('confirmed', 'cancelled', 'completed', 'no_show')],
  },
  cancel_meeting: {
    demand: meets,
    rules: [rule.allMeetingsIn('request_reschedule', 'confirmed', 'pending', 'completed', 'no_show')],
  },
  mark_hired: { demand: edits, rules: [rule.singleOnAllApplicants, rule.someInProgress, rule.someMayBeHired] },
  mark_not_hired: { demand: edits, rules: [rule.someHired] },
  assign_time: { demand: meets, rules: [rule.single, rule.allMeetingsIn('not_submitted', 'request_reschedule')] },
  print_applicant: { demand: {}, rules: [] },
  mark_schedule_complete: {
    demand: meets,
    rules: [rule.noneInactive, rule.allMeetingsNotYet('completed', 'already_completed')],
  },
  mark_schedule_no_show: {
    demand: meets,
    rules: [rule.noneInactive, rule.allMeetingsNotYet('no_show', 'already_no_show')],
  },
  start_onboarding: {
    demand: { permission: 'onboard_employee', module: 'onboarding' },
    rules: [rule.allHired, rule.someWithoutEmployee],
  },
  send_to_payroll_provider: {
    demand: { permission: 'onboard_employee', module: 'payroll_integration_hiring_to_onboarding' },
    rules: [rule.single, rule.allHired],
  },
  mark_inactive: {
    demand: edits,
    rules: [rule.notOnScreen('inactive_applicants'), rule.notAllRejected, rule.notAllHired],
  },
  send_email_inactive: { demand: messages, rules: [rule.onScreens('inactive_applicants')] },
  send_sms_inactive: { demand: messages, rules: [rule.onScreens('inactive_applicants')] },
  reject_applicant: {
    demand: edits,
    rules: [rule.onScreens('applicant_profile'), rule.single, rule.severalOpenApplications],
  },
  unreject_applicant: {
    demand: edits,
    rules: [rule.onScreens('applicant_profile'), rule.single, rule.severalRejectedApplications],
  },
};

/** These only look, or leave a mark for the reader alone: who may see the applicant may do them. */
const LOOKS: readonly ActionName[] = ['print_applicant'];

export type ActionDecision =
  | { allowed: true }
  | { allowed: false; access: AccessRefusal }
  | { allowed: false; refusal: ActionRefusal };

/** Rights first: whoever may not do it at all is not told about the selection. */
export function decideAction(action: ActionName, situation: Situation): ActionDecision {
  const { demand, rules } = ACTION_TERMS[action];
  const access = decideAccess({ ...demand, writes: !LOOKS.includes(action) }, situation.holder);
  if (!access.allowed) return { allowed: false, access };
  for (const each of [rule.someoneSelected, ...rules]) {
    const refusal = each(situation);
    if (refusal) return { allowed: false, refusal };
  }
  return { allowed: true };
}

/** In the fixed order; what is not available is left out. */
export const availableActions = (situation: Situation): ActionName[] =>
  ACTIONS.filter((action) => decideAction(action, situation).allowed);
