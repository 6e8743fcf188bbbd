// What reports can be about, and the columns of each source in the order they are offered (RPT-003).

import { isRejectionReason, REJECTION_REASONS } from '../applicants/rejection.ts';
import { APPLICANT_STATUSES } from '../applicants/statuses.ts';
import { CHECK_STATUSES } from '../background-checks/states.ts';
import { FLSA_STATUSES, GENDERS } from '../employees/information.ts';
import { EMPLOYEE_STATUSES } from '../employees/statuses.ts';
import { MEETING_STATUSES } from '../interviews/meeting-states.ts';
import { OFFER_STATUSES } from '../offers/states.ts';
import { ONBOARDING_STATES } from '../onboarding/states.ts';
import { EMPLOYMENT_TYPES, SALARY_UNITS } from '../positions/postings.ts';
import { REVIEW_STATUSES } from '../positions/review.ts';
import type { AccessDemand } from '../staff/access.ts';
import type { ReportColumn } from './columns.ts';

export const REPORT_SOURCES = [
  'applicants',
  'positions',
  'employees',
  'onboarding',
  'meetings',
  'offers',
  'background_checks',
  'messages_volume',
] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** Their rows are about single persons. */
export const PERSON_SOURCES: readonly ReportSource[] = REPORT_SOURCES.filter(
  (source) => source !== 'positions' && source !== 'messages_volume',
);

export const isReportSource = (name: string): name is ReportSource =>
  (REPORT_SOURCES as readonly string[]).includes(name);

/** Beyond the right to reports: a report never shows what the screens of its source would not. */
const DEMANDS: Record<ReportSource, AccessDemand> = {
  applicants: {},
  positions: {},
  employees: { permission: 'view_employee' },
  onboarding: { permission: ['view_employee', 'manage_onboarding'], module: 'onboarding' },
  meetings: { module: 'scheduling' },
  offers: { module: 'offers' },
  background_checks: { module: 'background_check', permission: 'order_background_check' },
  messages_volume: { module: 'messaging' },
};

export const demandOf = (source: ReportSource): AccessDemand => DEMANDS[source];

const texts = (group: string, ...keys: string[]): ReportColumn[] => keys.map((key) => ({ key, type: 'text', group }));

const typed =
  (type: Exclude<ReportColumn['type'], 'choice'>) =>
  (group: string, ...keys: string[]): ReportColumn[] =>
    keys.map((key) => ({ key, type, group }));
const numbers = typed('number');
const dates = typed('date');
const moments = typed('moment');
const amounts = typed('money');

const choice = (group: string, key: string, choices: readonly string[], labels: string): ReportColumn => ({
  key,
  type: 'choice',
  group,
  choices,
  labels,
});

const sensitive = (group: string, ...keys: string[]): ReportColumn[] =>
  keys.map((key) => ({ key, type: 'text', group, sensitive: true }));

const PLACE = ['location', 'department', 'brand'];
const STAGE_STATUS = (group: string): ReportColumn => ({
  key: 'stage_status',
  type: 'text',
  group,
  labels: 'applicants:stageStatuses',
});

const COLUMNS: Record<ReportSource, readonly ReportColumn[]> = {
  applicants: [
    ...texts('person', 'name', 'email', 'phone'),
    ...texts('job', 'position', ...PLACE),
    choice('hiring', 'status', APPLICANT_STATUSES, 'applicants:statuses'),
    ...texts('hiring', 'stage'),
    STAGE_STATUS('hiring'),
    { key: 'source', type: 'text', group: 'hiring', labels: 'positions:sources' },
    ...moments('hiring', 'applied_at'),
    ...dates('hiring', 'hired_date'),
    {
      ...choice('hiring', 'rejection_reason', REJECTION_REASONS, 'applicants:dialogs.reject.reasons'),
      isOwnChoice: isRejectionReason,
    },
    ...numbers('hiring', 'rating', 'days_in_stage'),
  ],
  positions: [
    ...texts('job', 'title'),
    choice('job', 'status', ['published', 'pending', 'closed'], 'positions:statuses'),
    choice('job', 'review', REVIEW_STATUSES, 'positions:reviews'),
    ...texts('job', ...PLACE),
    choice('job', 'employment_type', EMPLOYMENT_TYPES, 'positions:employment'),
    ...amounts('pay', 'pay_from', 'pay_to'),
    choice('pay', 'pay_unit', SALARY_UNITS, 'positions:units'),
    ...numbers('hiring', 'openings', 'applicants', 'hires'),
    ...moments('hiring', 'published_at'),
  ],
  employees: [
    ...texts('basic_information', 'name', 'employee_number', 'legal_first_name', 'legal_middle_name'),
    ...texts('basic_information', 'legal_last_name', 'preferred_name', 'email', 'phone'),
    choice('basic_information', 'gender', GENDERS, 'employees:genders'),
    ...sensitive('basic_information', 'date_of_birth', 'ssn'),
    ...texts('address', 'address_line_1', 'address_line_2', 'city', 'state', 'postal_code', 'country'),
    ...texts('emergency_contact', 'emergency_name', 'emergency_relationship', 'emergency_phone', 'emergency_email'),
    ...texts('employment_details', 'job_title', 'department', 'manager'),
    choice('employment_details', 'employment_type', EMPLOYMENT_TYPES, 'positions:employment'),
    choice('employment_details', 'status', EMPLOYEE_STATUSES, 'employee-records:statuses'),
    ...dates('employment_details', 'hired_date', 'start_date', 'end_date'),
    ...texts('work_location', 'location', 'brand', 'work_state'),
    choice('work_location', 'is_remote', ['true', 'false'], 'reports:flags'),
    ...sensitive('compensation', 'pay_rate', 'pay_unit', 'bank_accounts'),
    choice('compensation', 'flsa_status', FLSA_STATUSES, 'employees:flsa'),
    ...dates('compensation', 'effective_date'),
    choice('hiring', 'onboarding', ONBOARDING_STATES, 'reports:onboarding'),
    { key: 'source', type: 'text', group: 'hiring', labels: 'positions:sources' },
  ],
  onboarding: [
    ...texts('person', 'name', 'employee_number', 'position', ...PLACE),
    ...texts('onboarding', 'process'),
    choice('onboarding', 'status', ONBOARDING_STATES, 'reports:onboarding'),
    ...numbers('onboarding', 'percent'),
    ...moments('onboarding', 'started_at', 'completed_at'),
    ...texts('onboarding', 'waiting_on'),
    ...dates('onboarding', 'start_date', 'due_on'),
  ],
  meetings: [
    ...texts('person', 'name', 'position', ...PLACE),
    choice(
      'meeting',
      'type',
      ['phone_call', 'onsite_interview', 'video_conference', 'other'],
      'interviews:booking.types',
    ),
    choice('meeting', 'status', MEETING_STATUSES, 'applicants:stageStatuses'),
    ...moments('meeting', 'starts_at', 'ends_at'),
    ...texts('meeting', 'interviewers', 'stage'),
    ...moments('meeting', 'booked_at'),
  ],
  offers: [
    ...texts('person', 'name', 'position', ...PLACE),
    choice(
      'offer',
      'status',
      OFFER_STATUSES.filter((status) => status !== 'not_sent'),
      'applicants:stageStatuses',
    ),
    ...amounts('offer', 'pay'),
    choice('offer', 'pay_unit', SALARY_UNITS, 'positions:units'),
    ...dates('offer', 'start_date'),
    ...texts('offer', 'sent_by'),
    ...moments('offer', 'sent_at', 'signed_at', 'expires_at'),
    ...texts('offer', 'declined_reason'),
  ],
  background_checks: [
    ...texts('person', 'name', 'position', ...PLACE),
    ...texts('check', 'package'),
    ...amounts('check', 'price'),
    choice('check', 'status', CHECK_STATUSES, 'reports:checks'),
    choice('check', 'result', ['clear', 'consider'], 'reports:checks'),
    ...texts('check', 'ordered_by'),
    ...moments('check', 'ordered_at', 'consented_at', 'completed_at'),
  ],
  messages_volume: [
    ...dates('message', 'day'),
    ...texts('job', 'position', ...PLACE),
    choice('message', 'channel', ['email', 'sms'], 'messages:channels'),
    choice('message', 'direction', ['inbound', 'outbound'], 'reports:directions'),
    choice('message', 'automated', ['true', 'false'], 'reports:flags'),
    ...numbers('message', 'messages', 'delivered', 'failed', 'segments'),
  ],
};

export const columnsOf = (source: ReportSource): readonly ReportColumn[] => COLUMNS[source];

export const columnOf = (source: ReportSource, key: string): ReportColumn | undefined =>
  COLUMNS[source].find((column) => column.key === key);

/** Chosen for a new report. */
const STARTING_COLUMNS: Record<ReportSource, readonly string[]> = {
  applicants: ['name', 'position', 'location', 'status', 'stage', 'source', 'applied_at'],
  positions: ['title', 'location', 'status', 'openings', 'applicants', 'hires'],
  employees: ['name', 'brand', 'location', 'job_title', 'hired_date', 'onboarding', 'source'],
  onboarding: ['name', 'location', 'process', 'status', 'percent', 'waiting_on', 'due_on'],
  meetings: ['name', 'position', 'location', 'type', 'status', 'starts_at', 'interviewers'],
  offers: ['name', 'position', 'location', 'status', 'pay', 'sent_at', 'signed_at'],
  background_checks: ['name', 'location', 'package', 'price', 'status', 'ordered_at', 'completed_at'],
  messages_volume: ['day', 'location', 'channel', 'direction', 'messages', 'failed'],
};

export const startingColumns = (source: ReportSource): readonly string[] => STARTING_COLUMNS[source];
