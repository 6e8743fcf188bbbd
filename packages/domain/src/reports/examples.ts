// Reports to start from: at least two for every source (RPT-005).
import type { ReportFilter } from './filters.ts';
import type { ReportSource } from './sources.ts';

export interface ReportExample {
  /** Its name and what it answers are in the texts, `reports:examples.<key>`. */
  key: string;
  source: ReportSource;
  columns: readonly string[];
  filters: readonly ReportFilter[];
  sort_by: string;
  order: 'asc' | 'desc';
}

const during = (key: string, period: string): ReportFilter => ({ key, operator: 'between', value: [period] });
const is = (key: string, ...value: string[]): ReportFilter => ({ key, operator: 'is', value });
const isNot = (key: string, ...value: string[]): ReportFilter => ({ key, operator: 'is_not', value });

export const REPORT_EXAMPLES: readonly ReportExample[] = [
  {
    key: 'new_hires',
    source: 'employees',
    columns: ['name', 'brand', 'location', 'job_title', 'hired_date', 'onboarding', 'source'],
    filters: [during('hired_date', 'last_90_days')],
    sort_by: 'hired_date',
    order: 'desc',
  },
  {
    key: 'contact_list',
    source: 'employees',
    columns: ['name', 'location', 'job_title', 'phone', 'email', 'emergency_name', 'emergency_phone'],
    filters: [is('status', 'active')],
    sort_by: 'name',
    order: 'asc',
  },
  {
    key: 'applicants_by_source',
    source: 'applicants',
    columns: ['source', 'name', 'position', 'location', 'status', 'applied_at'],
    filters: [during('applied_at', 'last_30_days')],
    sort_by: 'source',
    order: 'asc',
  },
  {
    key: 'longest_waiting',
    source: 'applicants',
    columns: ['name', 'phone', 'position', 'location', 'stage', 'stage_status', 'days_in_stage'],
    filters: [is('status', 'in_progress')],
    sort_by: 'days_in_stage',
    order: 'desc',
  },
  {
    key: 'rejections',
    source: 'applicants',
    columns: ['name', 'position', 'location', 'stage', 'rejection_reason', 'applied_at'],
    filters: [is('status', 'rejected'), during('applied_at', 'last_90_days')],
    sort_by: 'rejection_reason',
    order: 'asc',
  },
  {
    key: 'open_jobs',
    source: 'positions',
    columns: ['title', 'location', 'openings', 'applicants', 'hires', 'published_at'],
    filters: [is('status', 'published')],
    sort_by: 'published_at',
    order: 'asc',
  },
  {
    key: 'jobs_without_hires',
    source: 'positions',
    columns: ['title', 'location', 'department', 'pay_from', 'pay_to', 'pay_unit', 'applicants', 'published_at'],
    filters: [is('status', 'published'), is('hires', '0')],
    sort_by: 'applicants',
    order: 'desc',
  },
  {
    key: 'onboarding_open',
    source: 'onboarding',
    columns: ['name', 'location', 'process', 'status', 'percent', 'waiting_on', 'start_date', 'due_on'],
    filters: [isNot('status', 'completed', 'suspended')],
    sort_by: 'due_on',
    order: 'asc',
  },
  {
    key: 'onboarding_completed',
    source: 'onboarding',
    columns: ['name', 'location', 'process', 'started_at', 'completed_at'],
    filters: [during('completed_at', 'last_month')],
    sort_by: 'completed_at',
    order: 'desc',
  },
  {
    key: 'no_shows',
    source: 'meetings',
    columns: ['name', 'position', 'location', 'type', 'starts_at', 'interviewers'],
    filters: [is('status', 'no_show'), during('starts_at', 'last_30_days')],
    sort_by: 'starts_at',
    order: 'desc',
  },
  {
    key: 'interviews_this_week',
    source: 'meetings',
    columns: ['starts_at', 'name', 'position', 'location', 'type', 'status', 'interviewers'],
    filters: [during('starts_at', 'this_week')],
    sort_by: 'starts_at',
    order: 'asc',
  },
  {
    key: 'offers_waiting',
    source: 'offers',
    columns: ['name', 'position', 'location', 'status', 'pay', 'pay_unit', 'sent_at', 'expires_at'],
    filters: [is('status', 'sent', 'signed_by_applicant')],
    sort_by: 'sent_at',
    order: 'asc',
  },
  {
    key: 'offers_signed',
    source: 'offers',
    columns: ['name', 'position', 'location', 'pay', 'pay_unit', 'start_date', 'signed_at'],
    filters: [is('status', 'signed'), during('signed_at', 'last_month')],
    sort_by: 'signed_at',
    order: 'desc',
  },
  {
    key: 'checks_cost',
    source: 'background_checks',
    columns: ['location', 'name', 'package', 'price', 'status', 'ordered_by', 'ordered_at'],
    filters: [during('ordered_at', 'last_month')],
    sort_by: 'location',
    order: 'asc',
  },
  {
    key: 'checks_open',
    source: 'background_checks',
    columns: ['name', 'position', 'location', 'package', 'status', 'ordered_at', 'consented_at'],
    filters: [is('status', 'invitation_sent', 'pending', 'suspended', 'consider')],
    sort_by: 'ordered_at',
    order: 'asc',
  },
  {
    key: 'texts_by_location',
    source: 'messages_volume',
    columns: ['location', 'day', 'direction', 'automated', 'messages', 'segments'],
    filters: [is('channel', 'sms'), during('day', 'last_month')],
    sort_by: 'location',
    order: 'asc',
  },
  {
    key: 'undelivered_messages',
    source: 'messages_volume',
    columns: ['day', 'location', 'channel', 'messages', 'delivered', 'failed'],
    filters: [{ key: 'failed', operator: 'after', value: ['0'] }, during('day', 'last_30_days')],
    sort_by: 'day',
    order: 'desc',
  },
];

export const exampleNamed = (key: string | null): ReportExample | undefined =>
  REPORT_EXAMPLES.find((example) => example.key === key);
