// Makes the onboarding of an employee from a process of the company (ONB-037).
import { randomBytes } from 'node:crypto';
import { sideOf } from '@onward/domain/onboarding/module-types';
import { actionTypesOf } from '@onward/domain/onboarding/processes';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type EmployeeRow, everifyCoverage } from '../../employees/employees.service.ts';
import { listModules, type ModuleRow, type ProcessRow } from '../templates/processes.queries.ts';
import * as runs from './runs.queries.ts';
import * as store from './runs.write-queries.ts';

const newKey = (): string => digestKey(randomBytes(DIGEST_KEY_BYTES));

export interface Starting {
  app: App;
  tx: Transaction;
  employee: EmployeeRow;
  process: ProcessRow;
  staffId: number | null;
  now: Date;
}

/** Nothing is open yet: `refreshRun` decides that. */
export async function createRun(starting: Starting): Promise<runs.RunRow> {
  const { app, tx, employee, process, staffId, now } = starting;
  const { company_id: companyId } = employee;
  const digest_key = newKey();
  const token = createToken();
  const id = await store.insertRun(tx, {
    company_id: companyId,
    digest_key,
    employee_id: employee.id,
    company_onboarding_process_id: process.id,
    name: process.name,
    started_by: staffId,
    started_at: now,
    token: app.encryption.encrypt(
      token,
      placeIn('employee_onboarding_processes.token', { company_id: companyId, digest_key }),
    ),
    token_hash: hashToken(token),
    language: employee.language,
  });
  const modules = await listModules(tx, companyId, process.id);
  await insertContent(tx, companyId, id, await atLocation(tx, employee, modules));
  const run = await runs.lockRun(tx, companyId, id);
  if (!run) throw new Error(`Onboarding ${id} was not stored.`);
  return run;
}

/** E-Verify is used where an account of the company covers the location. */
async function atLocation(
  tx: Transaction,
  { company_id, location_id }: EmployeeRow,
  modules: readonly ModuleRow[],
): Promise<readonly ModuleRow[]> {
  if (!modules.some(({ config }) => config.has_active_e_verify_client)) return modules;
  const isCovered = location_id !== null && (await everifyCoverage.get()(tx, company_id, location_id)) !== null;
  if (isCovered) return modules;
  return modules.map((module) =>
    module.config.has_active_e_verify_client
      ? { ...module, config: { ...module.config, has_active_e_verify_client: false } }
      : module,
  );
}

async function insertContent(
  tx: Transaction,
  companyId: number,
  runId: number,
  modules: readonly ModuleRow[],
): Promise<void> {
  const used = modules.flatMap((module, sequence) => {
    const { requirement } = module;
    return requirement === 'off' ? [] : [{ ...module, requirement, sequence }];
  });
  const ids = await store.insertModules(tx, companyId, runId, used);
  const actions = used.flatMap((module, at) => actionsOf(module, ids[at] ?? 0));
  await store.insertActions(tx, companyId, runId, actions);
}

/** As they are now: E-Verify needs an account, and the order of signatures is configured. */
function actionsOf({ module_type, config, actions }: ModuleRow, moduleId: number): store.NewAction[] {
  return actionTypesOf(module_type, config).flatMap((type, sequence) => {
    const action = actions.find(({ action_type }) => action_type === type);
    if (!action) return [];
    return [
      {
        action_key: newKey(),
        module_id: moduleId,
        sequence,
        action_type: type,
        side: sideOf(type),
        name: action.name,
        description: action.description,
        assignees: action.assignees.map(({ kind, id }) => ({ kind, id })),
        questions: [...action.form.questions],
      },
    ];
  });
}
