// The reports of the demo: who made each, who gets it when, and its runs so far.
import type { ReportSchedule } from '@onward/domain/reports/schedules';

export const REPORT_PEOPLE = [
  'super.admin@larkfield.test',
  'hr.admin@larkfield.test',
  'general.manager@larkfield.test',
  'manager@larkfield.test',
] as const;
export type ReportPerson = (typeof REPORT_PEOPLE)[number];

export interface RunStory {
  daysAgo: number;
  by: ReportPerson;
  type: 'csv' | 'xlsx';
  isScheduled?: boolean;
  /** Written by the worker when left out. */
  outcome?: 'failed' | 'removed';
}

export interface ReportStory {
  /** The example it was made from, with its name. */
  example: string;
  by: ReportPerson;
  schedule?: Pick<ReportSchedule, 'frequency' | 'weekday' | 'day_of_month' | 'hour' | 'export_type'> & {
    to: readonly ReportPerson[];
  };
  sharedWith?: readonly ReportPerson[];
  runs: readonly RunStory[];
}

const [SUPER_ADMIN, HR_ADMIN, GENERAL_MANAGER, MANAGER] = REPORT_PEOPLE;

export const REPORT_STORIES: readonly ReportStory[] = [
  {
    example: 'new_hires',
    by: SUPER_ADMIN,
    schedule: {
      frequency: 'weekly',
      weekday: 1,
      day_of_month: null,
      hour: 7,
      export_type: 'csv',
      to: [SUPER_ADMIN, HR_ADMIN, GENERAL_MANAGER],
    },
    runs: [
      { daysAgo: 9, by: SUPER_ADMIN, type: 'csv', isScheduled: true },
      { daysAgo: 2, by: SUPER_ADMIN, type: 'csv', isScheduled: true },
    ],
  },
  {
    example: 'onboarding_open',
    by: SUPER_ADMIN,
    schedule: {
      frequency: 'daily',
      weekday: null,
      day_of_month: null,
      hour: 6,
      export_type: 'xlsx',
      to: [SUPER_ADMIN, HR_ADMIN],
    },
    runs: [{ daysAgo: 0.2, by: SUPER_ADMIN, type: 'xlsx', isScheduled: true }],
  },
  {
    example: 'applicants_by_source',
    by: HR_ADMIN,
    schedule: {
      frequency: 'monthly',
      weekday: null,
      day_of_month: 1,
      hour: 8,
      export_type: 'csv',
      to: [HR_ADMIN, GENERAL_MANAGER],
    },
    runs: [{ daysAgo: 4, by: SUPER_ADMIN, type: 'csv', outcome: 'failed' }],
  },
  {
    example: 'no_shows',
    by: GENERAL_MANAGER,
    sharedWith: [MANAGER],
    runs: [{ daysAgo: 5, by: SUPER_ADMIN, type: 'csv' }],
  },
  {
    example: 'offers_waiting',
    by: SUPER_ADMIN,
    runs: [{ daysAgo: 40, by: SUPER_ADMIN, type: 'csv', outcome: 'removed' }],
  },
  {
    example: 'checks_cost',
    by: HR_ADMIN,
    schedule: {
      frequency: 'monthly',
      weekday: null,
      day_of_month: 31,
      hour: 18,
      export_type: 'xlsx',
      to: [SUPER_ADMIN, HR_ADMIN, GENERAL_MANAGER],
    },
    runs: [],
  },
  { example: 'texts_by_location', by: SUPER_ADMIN, sharedWith: [GENERAL_MANAGER, MANAGER], runs: [] },
];
