// The onboarding of employees: processes, modules, and actions as stored.
import type { ActionSide, ActionType, ModuleType } from '@onward/domain/onboarding/module-types';
import type { Assignee, ModuleConfig } from '@onward/domain/onboarding/processes';
import type { ActionStatus, ModuleStatus, OnboardingState, ProcessStatus } from '@onward/domain/onboarding/states';
import type { Question } from '@onward/domain/questions/questions';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface RunRow {
  company_id: number;
  id: number;
  digest_key: string;
  employee_id: number;
  company_onboarding_process_id: number | null;
  name: string;
  status: ProcessStatus;
  status_before: 'not_started' | 'in_progress' | null;
  state: OnboardingState;
  done_actions: number;
  all_actions: number;
  minutes_left: number;
  waiting_action_id: number | null;
  waiting_side: ActionSide | null;
  waiting_name: string | null;
  waiting_type: ActionType | null;
  waiting_due_on: string | null;
  started_by: number | null;
  started_at: Date;
  completed_at: Date | null;
  ended_at: Date | null;
  ended_as: string | null;
  token: Buffer;
  language: string;
  last_link_sent_at: Date | null;
  link_channels: ('sms' | 'email')[];
  first_opened_at: Date | null;
  last_opened_at: Date | null;
  opened_count: number;
  reminders_sent: number;
  next_reminder_at: Date | null;
}

export interface RunModuleRow {
  id: number;
  process_id: number;
  sequence: number;
  module_type: ModuleType;
  name: string;
  description: string;
  requirement: 'required' | 'optional';
  config: ModuleConfig;
  status: ModuleStatus;
  manually_completed_by: number | null;
  manual_reason: string | null;
  completed_at: Date | null;
}

export interface Fix {
  field: string;
  reason: string;
}

export interface RunActionRow {
  company_id: number;
  id: number;
  action_key: string;
  process_id: number;
  module_id: number;
  sequence: number;
  action_type: ActionType;
  side: ActionSide;
  name: string;
  description: string;
  assignees: Assignee[];
  questions: Question[];
  status: ActionStatus;
  answers: Buffer | null;
  version: number;
  saved_at: Date | null;
  opened_at: Date | null;
  due_on: string | null;
  completed_at: Date | null;
  completed_by: number | null;
  signature_name: string | null;
  signed_at: Date | null;
  returned_at: Date | null;
  returned_by: number | null;
  return_reason: string | null;
  fixes: Fix[];
  signing_request_id: number | null;
  attachment_id: number | null;
  is_unfiled: boolean;
  payroll_transfer_id: number | null;
  send_errors: { field: string | null; message: string }[];
}

const RUN = `company_id, id, digest_key, employee_id, company_onboarding_process_id, name, status, status_before, state,
  done_actions, all_actions, minutes_left, waiting_action_id, waiting_side, waiting_name, waiting_type,
  waiting_due_on::text, started_by, started_at, completed_at, ended_at, ended_as, token, language, last_link_sent_at,
  link_channels, first_opened_at, last_opened_at, opened_count, reminders_sent, next_reminder_at`;

const MODULE = `id, process_id, sequence, module_type, name, description, requirement, config, status,
  manually_completed_by, manual_reason, completed_at`;

const ACTION = `company_id, id, action_key, process_id, module_id, sequence, action_type, side, name, description,
  assignees, questions, status, answers, version, saved_at, opened_at, due_on::text, completed_at, completed_by,
  signature_name, signed_at, returned_at, returned_by, return_reason, fixes, signing_request_id, attachment_id,
  is_unfiled, payroll_transfer_id, send_errors`;

type Found<Row> = Promise<(Row & Record<string, unknown>) | undefined>;

async function first<Row>(rows: Promise<(Row & Record<string, unknown>)[]>): Found<Row> {
  return (await rows)[0];
}

export const findRun = (tx: Transaction, companyId: number, id: number): Found<RunRow> =>
  first(
    tx.prepared<RunRow & Record<string, unknown>>(
      'onboarding_run',
      `select ${RUN} from employee_onboarding_processes where company_id = $1 and id = $2`,
      [companyId, id],
    ),
  );

export const findRunByKey = (tx: Transaction, companyId: number, key: string): Found<RunRow> =>
  first(
    tx.prepared<RunRow & Record<string, unknown>>(
      'onboarding_run_by_key',
      `select ${RUN} from employee_onboarding_processes where company_id = $1 and digest_key = $2`,
      [companyId, key],
    ),
  );

/** The one under way, or the last that was completed. */
export const findCurrentRun = (tx: Transaction, companyId: number, employeeId: number): Found<RunRow> =>
  first(
    tx.prepared<RunRow & Record<string, unknown>>(
      'onboarding_run_current',
      `select ${RUN} from employee_onboarding_processes
       where company_id = $1 and employee_id = $2 and ended_at is null`,
      [companyId, employeeId],
    ),
  );

/** After the employee's record, so that nobody waits for each other. */
export const lockRun = (tx: Transaction, companyId: number, id: number): Found<RunRow> =>
  first(
    tx.prepared<RunRow & Record<string, unknown>>(
      'onboarding_run_lock',
      `select ${RUN} from employee_onboarding_processes where company_id = $1 and id = $2 for no key update`,
      [companyId, id],
    ),
  );

export const listRunModules = (tx: Transaction, companyId: number, runId: number): Promise<RunModuleRow[]> =>
  tx.prepared<RunModuleRow & Record<string, unknown>>(
    'onboarding_run_modules',
    `select ${MODULE} from employee_onboarding_modules where company_id = $1 and process_id = $2 order by sequence`,
    [companyId, runId],
  );

export const listRunActions = (tx: Transaction, companyId: number, runId: number): Promise<RunActionRow[]> =>
  tx.prepared<RunActionRow & Record<string, unknown>>(
    'onboarding_run_actions',
    `select ${ACTION} from employee_onboarding_actions where company_id = $1 and process_id = $2
     order by module_id, sequence`,
    [companyId, runId],
  );

export const findRunModule = (tx: Transaction, companyId: number, id: number): Found<RunModuleRow> =>
  first(
    tx.prepared<RunModuleRow & Record<string, unknown>>(
      'onboarding_run_module',
      `select ${MODULE} from employee_onboarding_modules where company_id = $1 and id = $2`,
      [companyId, id],
    ),
  );

export const findAction = (tx: Transaction, companyId: number, id: number): Found<RunActionRow> =>
  first(
    tx.prepared<RunActionRow & Record<string, unknown>>(
      'onboarding_action',
      `select ${ACTION} from employee_onboarding_actions where company_id = $1 and id = $2`,
      [companyId, id],
    ),
  );

export const findActionByKey = (tx: Transaction, companyId: number, key: string): Found<RunActionRow> =>
  first(
    tx.prepared<RunActionRow & Record<string, unknown>>(
      'onboarding_action_by_key',
      `select ${ACTION} from employee_onboarding_actions where company_id = $1 and action_key = $2`,
      [companyId, key],
    ),
  );
