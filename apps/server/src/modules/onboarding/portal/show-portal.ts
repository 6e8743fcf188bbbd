// What a new employee sees in the portal: their tasks, how long they take, and the first shift (ONB-040, AHD-016).
import type { Portal, PortalModule } from '@onward/contract/onboarding/onboarding-portal';
import { colorOfBrand } from '@onward/domain/company/brand-colors';
import { fullAddress } from '@onward/domain/locations/addresses';
import { minutesOf } from '@onward/domain/onboarding/forms/form-of-action';
import { locksOf } from '@onward/domain/onboarding/progress';
import { chooseLanguage } from '@onward/domain/platform/languages';
import type { PortalAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired } from '../../../platform/http/errors.ts';
import { findEmployee, requireInformation } from '../../employees/employees.service.ts';
import { type LoadedModule, loadModules } from '../running/load-modules.ts';
import * as runs from '../running/runs.queries.ts';
import { type FirstShiftRow, findFirstShift, listPortalFiles } from './portal.queries.ts';

export async function showPortal(app: App, tx: Transaction, { companyId, processId }: PortalAccess): Promise<Portal> {
  const run = await runs.findRun(tx, companyId, processId);
  const employee = run && (await findEmployee(tx, companyId, run.employee_id));
  if (!run || !employee || run.ended_at !== null) throw linkExpired('no_longer_valid');
  const information = await requireInformation(tx, employee);
  const modules = await loadModules(tx, companyId, processId);
  const own = modules.flatMap((module) => module.actions).filter(({ side }) => side === 'employee');
  const place = await findFirstShift(tx, companyId, employee);
  const name = information.preferred_name || information.legal_first_name || employee.name.split(' ')[0];
  return {
    process_key: run.digest_key,
    status: run.status,
    company_name: place.company_name,
    brand_name: place.brand_name ?? place.company_name,
    brand_color: colorOfBrand({ id: place.brand_id ?? 0, color: place.brand_color }),
    first_name: name ?? employee.name,
    language: chooseLanguage([run.language], app.config.environment),
    done_count: own.filter(({ status }) => status === 'completed').length,
    all_count: own.length,
    minutes_left: run.minutes_left,
    modules: presentModules(modules),
    first_shift: firstShiftOf(place, employee.start_date, employee.job_title ?? employee.position_title, modules),
    files: (await listPortalFiles(tx, companyId, processId)).map(({ id, name: file, created_at }) => ({
      id,
      name: file,
      created_at: created_at.toISOString(),
    })),
  };
}

function presentModules(modules: readonly LoadedModule[]): PortalModule[] {
  const locks = locksOf(modules);
  return modules.flatMap((module): PortalModule[] => {
    const own = module.actions.filter(({ side }) => side === 'employee');
    if (own.length === 0) return [];
    const isDone = module.status === 'completed';
    return [
      {
        id: module.id,
        module_type: module.module_type,
        name: module.name,
        description: module.description,
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
          name: action.name,
          description: action.description,
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

const firstShiftOf = (
  place: FirstShiftRow,
  startDate: string | null,
  position: string | null,
  modules: readonly LoadedModule[],
): Portal['first_shift'] => ({
  start_date: startDate,
  position,
  location_name: place.location_name,
  address: place.address_line_1 === null ? null : fullAddress(place as Parameters<typeof fullAddress>[0]),
  contact_name: place.contact_name,
  contact_email: place.contact_email,
  brings_papers: modules.some(({ module_type, status }) => I9_MODULES.includes(module_type) && status !== 'completed'),
});
