// The actions on applicants: their codes on the wire, and the one order they are shown in (APP-018, APP-019).

export const ACTION_CODES = {
  move_to_stage: 0,
  send_email: 2,
  send_sms: 3,
  add_note: 4,
  reject: 5,
  send_signing_request: 6,
  un_reject: 7,
  share_applicant: 8,
  move_to_position: 9,
  send_reminder: 10,
  order_background_check: 11,
  confirm_meeting: 12,
  request_reschedule: 13,
  cancel_meeting: 14,
  mark_hired: 15,
  mark_not_hired: 16,
  assign_time: 17,
  print_applicant: 19,
  mark_schedule_complete: 20,
  mark_schedule_no_show: 21,
  start_onboarding: 22,
  send_to_payroll_provider: 23,
  mark_inactive: 25,
  send_email_inactive: 26,
  send_sms_inactive: 27,
  reject_applicant: 28,
  unreject_applicant: 29,
} as const;

export type ActionName = keyof typeof ACTION_CODES;

/** Ascending by code: the fixed order. */
export const ACTIONS = (Object.keys(ACTION_CODES) as ActionName[]).toSorted(
  (one, other) => ACTION_CODES[one] - ACTION_CODES[other],
);

const NAMES = new Map<number, ActionName>(ACTIONS.map((name) => [ACTION_CODES[name], name]));

export const actionNamed = (code: number): ActionName | undefined => NAMES.get(code);

/** Kinds of screens that availability tells apart (APP-006). */
export const APPLICANT_SCREENS = [
  'all_applicants',
  'position_applicants',
  'applicant_profile',
  'inactive_applicants',
  'messages',
] as const;
export type ApplicantScreen = (typeof APPLICANT_SCREENS)[number];

/** How many applicants one call changes before it answers; more run in the background (APP-023). */
export const AT_ONCE_MAX = 100;
export const IN_BACKGROUND_MAX = 50_000;
/** What the background changes in one transaction. */
export const BACKGROUND_BATCH = 500;
