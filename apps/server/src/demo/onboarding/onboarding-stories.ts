// The onboarding processes of the demo company, one for each brand, and what is left in each of the demo's onboardings.
import type { ModuleType, Requirement } from '@onward/domain/onboarding/module-types';

export interface DemoModule {
  type: ModuleType;
  requirement?: Requirement;
  /** Titles of the questions. */
  questions?: readonly string[];
}

export interface DemoProcess {
  name: string;
  /** Nickname of the brand. */
  brand: string;
  /** Whose tasks are those of the company. */
  handler: string;
  modules: readonly DemoModule[];
}

const PAPERS: readonly DemoModule[] = [
  { type: 'basic_information' },
  { type: 'i9' },
  { type: 'w4' },
  { type: 'us_state_tax' },
  { type: 'direct_deposit', requirement: 'optional' },
];

export const DEMO_PROCESSES: readonly DemoProcess[] = [
  {
    name: 'Restaurant hourly',
    brand: 'cluckwell',
    handler: 'hr.admin@larkfield.test',
    modules: [
      ...PAPERS,
      { type: 'company_documents' },
      { type: 'collect_info', questions: ['Shirt size', 'Which days can you never work?'] },
      { type: 'paychex' },
    ],
  },
  {
    name: 'Coffee hourly',
    brand: 'tidewater',
    handler: 'hr.admin@larkfield.test',
    modules: [...PAPERS, { type: 'company_documents' }, { type: 'collect_info', questions: ['Shirt size'] }],
  },
  {
    name: 'Home care, CNA',
    brand: 'kindred',
    handler: 'super.admin@larkfield.test',
    modules: [
      ...PAPERS,
      { type: 'company_documents' },
      { type: 'collect_info', questions: ['CNA certificate number', 'Do you have your own car?'] },
      { type: 'wotc', requirement: 'optional' },
    ],
  },
];

/** How far somebody is; `tasks` of the employee are done. */
export type DemoStory =
  | { state: 'not_started'; isSent: boolean }
  | { state: 'in_progress'; tasks: number }
  | { state: 'need_attention'; tasks: number }
  | { state: 'action_required' }
  | { state: 'completed' };

const STORIES: readonly DemoStory[] = [
  { state: 'need_attention', tasks: 2 },
  { state: 'not_started', isSent: true },
  { state: 'in_progress', tasks: 3 },
  { state: 'action_required' },
  { state: 'completed' },
  { state: 'in_progress', tasks: 1 },
  { state: 'need_attention', tasks: 6 },
  { state: 'not_started', isSent: false },
  { state: 'in_progress', tasks: 4 },
  { state: 'completed' },
];

export const storyOf = (number: number): DemoStory => STORIES[number % STORIES.length] as DemoStory;

/** What new employees of the demo answered. */
export const DEMO_ANSWERS: Partial<Record<string, Record<string, string | number>>> = {
  w4_form: { filing_status: 'single_or_married_filing_separately', children: 1 },
  employee_fill_us_state_tax_form: { filing_status: 'single', allowances: 1 },
  employee_fill_form: { question_1: 'M', question_2: 'Sundays' },
  direct_deposit_form: { pay_method: 'paper_check' },
  employee_fill_wotc_form: { participates: 'declined' },
};
