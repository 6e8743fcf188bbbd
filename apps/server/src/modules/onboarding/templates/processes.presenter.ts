// Every public field of an onboarding process.
import type { CompanyModule, CompanyProcess, ProcessRow } from '@onward/contract/onboarding/onboarding-processes';
import { lastFourOf, maskedEmployerId } from '@onward/domain/locations/tax-infos';
import { minutesOf } from '@onward/domain/onboarding/forms/form-of-action';
import { type Assignee, actionTypesOf } from '@onward/domain/onboarding/processes';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { presentQuestion } from '../../positions/positions.service.ts';
import { assigneeKey, findAssignees, type NamedAssignee } from './assignees.queries.ts';
import { assigneesOf } from './check-records.ts';
import { emptyAction, hasEVerify } from './default-module.ts';
import type { ModuleRow, WholeProcess } from './processes.queries.ts';

const presentOwnFields = ({ id, name, version, created_at, updated_at, in_use_count }: WholeProcess) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  in_use_count,
  version,
});

export function presentProcessRow(process: WholeProcess): ProcessRow {
  const given = process.modules.filter(({ requirement }) => requirement !== 'off');
  const minutes = given.flatMap(({ actions }) => actions.map(({ action_type }) => minutesOf(action_type)));
  return {
    ...presentOwnFields(process),
    module_types: given.map(({ module_type }) => module_type),
    minutes: minutes.reduce((sum, each) => sum + each, 0),
  };
}

export async function presentProcess(call: CompanyCall, process: WholeProcess): Promise<CompanyProcess> {
  const { modules } = process;
  const shown = canEdit(call.access) ? await asItWouldBeSaved(call, modules) : modules;
  return { ...presentOwnFields(process), modules: await presentModules(call, shown) };
}

/** Editors see the E-Verify step as soon as the company has an account, so that they can assign it. */
async function asItWouldBeSaved(call: CompanyCall, modules: readonly ModuleRow[]): Promise<readonly ModuleRow[]> {
  if (!modules.some(({ config }) => config.has_active_e_verify_client !== undefined)) return modules;
  const isActive = await hasEVerify(call);
  return modules.map((module) => {
    if (module.config.has_active_e_verify_client === undefined) return module;
    const config = { ...module.config, has_active_e_verify_client: isActive };
    const actions = actionTypesOf(module.module_type, config).map(
      (type, sequence) =>
        module.actions.find(({ action_type }) => action_type === type) ?? emptyAction(type, sequence, call.language),
    );
    return { ...module, config, actions };
  });
}

export async function presentModules(
  { tx, access }: CompanyCall,
  modules: readonly ModuleRow[],
): Promise<CompanyModule[]> {
  const names = await findAssignees(tx, access.companyId, assigneesOf(modules));
  return modules.map((module) => presentModule(module, names, canEdit(access)));
}

const canEdit = ({ isSuperAdmin, permissions }: CompanyAccess): boolean =>
  isSuperAdmin || permissions.includes('edit_onboarding_process');

const presentModule = (
  { id, name, description, module_type, sequence, requirement, config, actions }: ModuleRow,
  names: ReadonlyMap<string, NamedAssignee>,
  showsEmployerId: boolean,
): CompanyModule => ({
  id,
  name,
  description,
  module_type,
  sequence,
  requirement,
  config: presentConfig(config, showsEmployerId),
  actions: actions.map(({ action_type, name, sequence, description, assignees, form }) => ({
    action_type,
    name,
    sequence,
    description,
    assignees: assignees.flatMap((assignee) => presentAssignee(assignee, names)),
    form: { questions: form.questions.map(presentQuestion) },
  })),
});

/** Deleted roles are left out. */
function presentAssignee({ kind, id }: Assignee, names: ReadonlyMap<string, NamedAssignee>) {
  const found = names.get(assigneeKey({ kind, id }));
  return found ? [{ kind, id, name: found.name }] : [];
}

const presentConfig = ({ employer_ein: ein, ...config }: ModuleRow['config'], showsEmployerId: boolean) =>
  ({
    ...config,
    ...(ein !== undefined && { employer_ein: showsEmployerId || !ein ? ein : maskedEmployerId(lastFourOf(ein)) }),
  }) as CompanyModule['config'];
