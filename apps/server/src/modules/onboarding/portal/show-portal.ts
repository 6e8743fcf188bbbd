// What a new employee sees in the portal: their tasks, how long they take, and the first shift (ONB-040, AHD-016).
import type { Portal, PortalModule } from '@onward/contract/onboarding/onboarding-portal';
import { minutesOf } from '@onward/domain/onboarding/forms/form-of-action';
import { locksOf } from '@onward/domain/onboarding/progress';
import { chooseLanguage, type Language } from '@onward/domain/platform/languages';
import type { PortalAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired } from '../../../platform/http/errors.ts';
import { findEmployee, requireInformation } from '../../employees/employees.service.ts';
import { addressOf, brandOf, findEmployerPlace } from '../employer-place.ts';
import { type LoadedModule, loadModules } from '../running/load-modules.ts';
import * as runs from '../running/runs.queries.ts';
import { shownDescription, shownModuleText, shownTaskName } from '../running/shown-names.ts';
import { findContact, listPortalFiles } from './portal.queries.ts';

export async function showPortal(app: App, tx: Transaction, { companyId, processId }: PortalAccess): Promise<Portal> {
  const run = await runs.findRun(tx, companyId, processId);
  const employee = run && (await findEmployee(tx, companyId, run.employee_id));
  if (!run || !employee || run.ended_at !== null) throw linkExpired('no_longer_valid');
  const information = await requireInformation(tx, employee);
  const modules = await loadModules(tx, companyId, processId);
  const own = modules.flatMap((module) => module.actions).filter(({ side }) => side === 'employee');
  const place = await findEmployerPlace(tx, companyId, employee.location_id);
  const contact = await findContact(tx, employee);
  const language = chooseLanguage([run.language], app.config.environment);
  const name = information.preferred_name || information.legal_first_name || employee.name.split(' ')[0];
  return {
    process_key: run.digest_key,
    status: run.status,
    company_name: place.company_name,
    brand_name: brandOf(place).name,
    brand_color: brandOf(place).color,
    first_name: name ?? employee.name,
    language,
    done_count: own.filter(({ status }) => status === 'completed').length,
    all_count: own.length,
    minutes_left: run.minutes_left,
    modules: presentModules(modules, language),
    first_shift: {
      start_date: employee.start_date,
      position: employee.job_title ?? employee.position_title,
      location_name: place.location_name,
      address: addressOf(place),
      ...contact,
      brings_papers: modules.some(needsPapers),
    },
    files: (await listPortalFiles(tx, companyId, processId)).map(({ id, name: file, created_at }) => ({
      id,
      name: file,
      created_at: created_at.toISOString(),
    })),
  };
}

function presentModules(modules: readonly LoadedModule[], language: Language): PortalModule[] {
  const locks = locksOf(modules);
  return modules.flatMap((module): PortalModule[] => {
    const own = module.actions.filter(({ side }) => side === 'employee');
    if (own.length === 0) return [];
    const isDone = module.status === 'completed';
    return [
      {
        id: module.id,
        module_type: module.module_type,
        name: shownModuleText(module.name, module.module_type, 'name', language),
        description: shownModuleText(module.description, module.module_type, 'description', language),
        requirement: module.requirement,
        is_done: isDone,
        waits_for_company:
          !isDone &&
          own.every(({ status }) => status === 'completed' || status === 'locked') &&
          own.some(({ status }) => status === 'completed'),
        actions: own.map((action) => ({
          action_key: action.action_key,
          submission_key: action.action_key,
          action_type: action.action_type,
          name: shownTaskName(action, module, language),
          description: shownDescription(action.description, action.action_type, language),
          status: action.status,
          lock_reason: action.status === 'locked' ? (locks.get(action.id) ?? 'earlier_action') : null,
          minutes: minutesOf(action.action_type),
          is_started: action.saved_at !== null && action.status !== 'completed',
          due_on: action.due_on,
          completed_at: action.status === 'completed' ? (action.completed_at?.toISOString() ?? null) : null,
          return_reason: action.status === 'returned' ? action.return_reason : null,
        })),
      },
    ];
  });
}

const I9_MODULES: readonly string[] = ['i9', 'formi9_compliance_everify'];

const needsPapers = ({ module_type, status }: LoadedModule): boolean =>
  I9_MODULES.includes(module_type) && status !== 'completed';
