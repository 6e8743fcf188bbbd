// Every event that leaves the product, with what its payload contains (AHD-018). Types are stable: a payload only ever
// gets more fields; anything else becomes a new version.

export const PAYLOAD_VERSION = 1;

const APPLICANT = ['applicant_id', 'person_id', 'position_id', 'location_id', 'stage_id', 'status'];
const MOVED = [...APPLICANT, 'previous_stage_id', 'previous_status', 'previous_position_id'];
const JOB = ['position_id', 'location_id', 'status', 'previous_status'];
const INTERVIEW = ['interview_id', 'applicant_id', 'position_id', 'location_id', 'status', 'starts_at', 'ends_at'];
const OFFER = ['offer_id', 'applicant_id', 'position_id', 'location_id', 'status'];
const CHECK = ['background_check_id', 'applicant_id', 'position_id', 'location_id'];
const EMPLOYEE = ['employee_id', 'applicant_id', 'position_id', 'location_id', 'status'];
const ONBOARDING = ['onboarding_id', 'employee_id', 'process_id', 'location_id', 'state', 'ended_as'];
const I9 = ['i9_id', 'employee_id', 'location_id'];
const CASE = ['everify_case_id', 'employee_id', 'location_id'];
const TRANSFER = ['payroll_transfer_id', 'employee_id', 'location_id', 'provider'];

const CATALOG = {
  'applicant.created': APPLICANT,
  'applicant.moved': MOVED,
  'applicant.hired': MOVED,
  'applicant.rejected': MOVED,
  'applicant.inactivated': MOVED,
  'applicant.reactivated': MOVED,
  'person.erased': ['person_id'],
  'job.created': JOB,
  'job.published': JOB,
  'job.unpublished': JOB,
  'job.closed': JOB,
  'job.deleted': JOB,
  'interview.booked': INTERVIEW,
  'interview.rescheduled': INTERVIEW,
  'interview.reschedule_requested': INTERVIEW,
  'interview.reopened': INTERVIEW,
  'interview.confirmed': INTERVIEW,
  'interview.cancelled': INTERVIEW,
  'interview.completed': INTERVIEW,
  'interview.no_show': INTERVIEW,
  'offer.sent': OFFER,
  'offer.signed_by_applicant': OFFER,
  'offer.signed': OFFER,
  'offer.declined': OFFER,
  'offer.voided': OFFER,
  'offer.expired': OFFER,
  'background_check.ordered': CHECK,
  'background_check.in_progress': CHECK,
  'background_check.completed': CHECK,
  'background_check.canceled': CHECK,
  'background_check.expired': CHECK,
  'employee.created': EMPLOYEE,
  'employee.updated': EMPLOYEE,
  'employee.suspended': EMPLOYEE,
  'employee.reinstated': EMPLOYEE,
  'employee.terminated': EMPLOYEE,
  'onboarding.started': ONBOARDING,
  'onboarding.changed': ONBOARDING,
  'onboarding.suspended': ONBOARDING,
  'onboarding.resumed': ONBOARDING,
  'onboarding.completed': ONBOARDING,
  'onboarding.ended': ONBOARDING,
  'i9.started': I9,
  'i9.reopened': I9,
  'i9.section1_completed': I9,
  'i9.receipt_accepted': I9,
  'i9.completed': I9,
  'i9.purged': I9,
  'everify_case.opened': CASE,
  'everify_case.updated': CASE,
  'everify_case.closed': CASE,
  'payroll_transfer.sent': TRANSFER,
  'payroll_transfer.failed': TRANSFER,
  'integration.connected': ['nickname'],
  'integration.pending': ['nickname'],
  'integration.stopped': ['nickname'],
  'integration.disconnected': ['nickname'],
} as const satisfies Record<string, readonly string[]>;

export type EventType = keyof typeof CATALOG;

export const EVENT_TYPES = Object.keys(CATALOG) as EventType[];

/** Sent only by the button that tests a webhook; not among those a webhook can ask for. */
export const TEST_EVENT = 'webhook.test';

export const isEventType = (text: string): text is EventType => Object.hasOwn(CATALOG, text);

export const fieldsOf = (type: EventType): readonly string[] => CATALOG[type];

/** What the events are about, in the order of the catalog. */
export const EVENT_SUBJECTS = [...new Set(EVENT_TYPES.map((type) => type.split('.')[0] ?? type))];

export const typesAbout = (subject: string): EventType[] =>
  EVENT_TYPES.filter((type) => type.startsWith(`${subject}.`));

/** How long the log is kept, and deliveries that have ended. */
export const EVENTS_KEPT_DAYS = 400;
export const DELIVERIES_KEPT_DAYS = 30;
