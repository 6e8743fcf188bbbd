// Lists the fields of an onboarding that leave the server.
import type { EmployeeAction, EmployeeModule, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { definitionOf } from '@onward/domain/integrations/nicknames';
import { isLate } from '@onward/domain/onboarding/due-dates';
import { type LockReason, locksOf } from '@onward/domain/onboarding/progress';
import { isOpenAction } from '@onward/domain/onboarding/states';
import type { Language } from '@onward/domain/platform/languages';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { listSigners } from '../../documents/documents.service.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';
import { awaitsPaper } from '../forms/i9-sections.ts';
import { listOfRun, type ScreeningRow } from '../screening/screenings.queries.ts';
import { type LoadedModule, loadModules } from './load-modules.ts';
import { mayAct } from './lock-run.ts';
import { type EventRow, listOnboardingEvents } from './onboarding-events.ts';
import type { RunActionRow, RunRow } from './runs.queries.ts';
import { shownDescription, shownName, shownTaskName } from './shown-names.ts';

type Call = Pick<CompanyCall, 'tx' | 'access' | 'now' | 'language'>;
type Named = { id: number; name: string } | null;

interface Names {
  staff: ReadonlyMap<number, string>;
  roles: ReadonlyMap<number, string>;
}

interface Around {
  call: Call;
  employee: EmployeeRow;
  names: Names;
  locks: ReadonlyMap<number, LockReason | null>;
  signers: Awaited<ReturnType<typeof listSigners>>;
  screenings: readonly ScreeningRow[];
  isActive: boolean;
}

export async function presentRun(call: Call, run: RunRow, employee: EmployeeRow): Promise<EmployeeProcess> {
  const { tx, now } = call;
  const modules = await loadModules(tx, run.company_id, run.id);
  const events = await listOnboardingEvents(tx, run.company_id, run.id);
  const around = await gather(call, run, employee, modules);
  const today = dayIn(now, employee.time_zone);
  return {
    digest_key: run.digest_key,
    employee_id: run.employee_id,
    employee: {
      id: employee.id,
      name: employee.name,
      position: employee.job_title ?? employee.position_title,
      location: named(employee.location_id, employee.location_name),
      email: employee.email,
      phone: employee.phone,
      region_number: employee.region_number,
      start_date: employee.start_date,
      hired_date: employee.hired_date,
      time_zone: employee.time_zone,
    },
    company_onboarding_process_id: run.company_onboarding_process_id,
    name: run.name,
    status: run.status,
    state: run.state,
    percent: run.all_actions === 0 ? 100 : Math.floor((100 * run.done_actions) / run.all_actions),
    done_actions: run.done_actions,
    all_actions: run.all_actions,
    minutes_left: run.minutes_left,
    waiting_on: waitingOn(run, today, call.language),
    started_at: run.started_at.toISOString(),
    started_by: person(run.started_by, around.names),
    completed_at: run.completed_at?.toISOString() ?? null,
    ended_at: run.ended_at?.toISOString() ?? null,
    last_link_sent_at: run.last_link_sent_at?.toISOString() ?? null,
    link_channels: run.link_channels,
    last_opened_at: run.last_opened_at?.toISOString() ?? null,
    opened_count: run.opened_count,
    modules: modules.map((module) => presentModule(module, around)),
    events: events.map(presentEvent),
  };
}

/** One module, after it was changed. */
export async function presentOneModule(
  call: Call,
  run: RunRow,
  employee: EmployeeRow,
  id: number,
): Promise<EmployeeModule> {
  const modules = await loadModules(call.tx, run.company_id, run.id);
  const module = modules.find((each) => each.id === id);
  if (!module) throw new Error(`Module ${id} does not exist.`);
  return presentModule(module, await gather(call, run, employee, modules));
}

export async function presentOneAction(
  call: Call,
  run: RunRow,
  employee: EmployeeRow,
  id: number,
): Promise<EmployeeAction> {
  const modules = await loadModules(call.tx, run.company_id, run.id);
  const module = modules.find(({ actions }) => actions.some((each) => each.id === id));
  const action = module?.actions.find((each) => each.id === id);
  if (!module || !action) throw new Error(`Action ${id} does not exist.`);
  return presentAction(action, module, await gather(call, run, employee, modules));
}

async function gather(
  call: Call,
  run: RunRow,
  employee: EmployeeRow,
  modules: readonly LoadedModule[],
): Promise<Around> {
  const actions = modules.flatMap((module) => module.actions);
  const requests = actions.flatMap(({ signing_request_id }) => signing_request_id ?? []);
  return {
    call,
    employee,
    names: await namesOf(call.tx, run, modules),
    locks: locksOf(modules, { awaitsPaper: await awaitsPaper(call.tx, employee) }),
    signers: requests.length === 0 ? [] : await listSigners(call.tx, run.company_id, [...new Set(requests)]),
    screenings: await listOfRun(call.tx, run.company_id, run.id),
    isActive: run.ended_at === null && (run.status === 'not_started' || run.status === 'in_progress'),
  };
}

async function namesOf(tx: Transaction, run: RunRow, modules: readonly LoadedModule[]): Promise<Names> {
  const actions = modules.flatMap((module) => module.actions);
  const assignees = actions.flatMap((action) => action.assignees);
  const staffIds = [
    run.started_by,
    ...modules.map(({ manually_completed_by }) => manually_completed_by),
    ...actions.flatMap(({ completed_by, returned_by }) => [completed_by, returned_by]),
    ...assignees.filter(({ kind }) => kind === 'company_staff').map(({ id }) => id),
  ].filter((id) => id !== null);
  const roleIds = assignees.filter(({ kind }) => kind === 'company_role').map(({ id }) => id);
  const rows = await tx.prepared<{ kind: 'staff' | 'role'; id: number; name: string }>(
    'onboarding_names',
    `select 'staff' as kind, id, name from company_staffs where company_id = $1 and id = any($2::bigint[])
     union all select 'role', id, name from company_roles where company_id = $1 and id = any($3::bigint[])`,
    [run.company_id, staffIds, roleIds],
  );
  const mapOf = (kind: 'staff' | 'role') =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return { staff: mapOf('staff'), roles: mapOf('role') };
}

const named = (id: number | null, name: string | null): Named => (id === null || name === null ? null : { id, name });

const person = (id: number | null, { staff }: Names): Named => (id === null ? null : { id, name: staff.get(id) ?? '' });

const waitingOn = (run: RunRow, today: string, language: Language): EmployeeProcess['waiting_on'] =>
  run.waiting_side === null || run.waiting_type === null
    ? null
    : {
        side: run.waiting_side,
        action_type: run.waiting_type,
        name: shownName(run.waiting_name ?? '', run.waiting_type, language),
        due_on: run.waiting_due_on,
        is_late: isLate(run.waiting_due_on, today),
      };

const presentModule = (module: LoadedModule, around: Around): EmployeeModule => ({
  id: module.id,
  module_type: module.module_type,
  name: module.name,
  description: module.description,
  sequence: module.sequence,
  requirement: module.requirement,
  config: {
    ...module.config,
    signing_sequences: module.config.signing_sequences && [...module.config.signing_sequences],
    company_document_templates: module.config.company_document_templates && [
      ...module.config.company_document_templates,
    ],
  },
  status: module.status,
  completed_at: module.completed_at?.toISOString() ?? null,
  manually_completed_by: person(module.manually_completed_by, around.names),
  manual_reason: module.manual_reason,
  actions: module.actions.map((action) => presentAction(action, module, around)),
});

function presentAction(
  action: RunActionRow,
  module: LoadedModule,
  { call, employee, names, locks, signers, screenings, isActive }: Around,
): EmployeeAction {
  const { access, now } = call;
  const isOpen = isOpenAction(action.status);
  return {
    id: action.id,
    action_key: action.action_key,
    submission_key: action.action_key,
    action_type: action.action_type,
    side: action.side,
    name: shownTaskName(action, module, call.language),
    description: shownDescription(action.description, action.action_type, call.language),
    sequence: action.sequence,
    status: action.status,
    lock_reason: action.status === 'locked' ? (locks.get(action.id) ?? 'earlier_action') : null,
    assignees: action.assignees.map(({ kind, id }) => ({
      kind,
      id,
      name: (kind === 'company_staff' ? names.staff : names.roles).get(id) ?? '',
    })),
    can_act: isActive && isOpen && mayAct(access, action),
    due_on: action.due_on,
    is_late: isOpen && isLate(action.due_on, dayIn(now, employee.time_zone)),
    saved_at: action.saved_at?.toISOString() ?? null,
    completed_at: action.status === 'completed' ? (action.completed_at?.toISOString() ?? null) : null,
    completed_by: person(action.completed_by, names),
    signature_name: action.signature_name,
    returned_at: action.returned_at?.toISOString() ?? null,
    returned_by: person(action.returned_by, names),
    return_reason: action.return_reason,
    fixes: action.fixes,
    attachment_id: holdsPermission(access.permissions, 'view_employee') ? action.attachment_id : null,
    signers: signers
      .filter(({ signing_request_id }) => signing_request_id === action.signing_request_id)
      .map(({ id, role, name, status, signed_at }) => ({
        id,
        role,
        name,
        status,
        signed_at: signed_at?.toISOString() ?? null,
      })),
    screening: presentScreening(screenings.find(({ action_id }) => action_id === action.id)),
    send_errors: action.send_errors,
  };
}

const presentScreening = (row: ScreeningRow | undefined): EmployeeAction['screening'] =>
  row
    ? {
        provider: definitionOf(row.nickname).name,
        status: row.status,
        problem: row.problem,
        changed_at: row.changed_at.toISOString(),
      }
    : null;

const presentEvent = (row: EventRow): EmployeeProcess['events'][number] => ({
  id: row.id,
  event: row.event,
  happened_at: row.happened_at.toISOString(),
  staff: named(row.staff_id, row.staff_name),
  action_id: row.action_id,
  module_id: row.module_id,
  details: row.details,
});
