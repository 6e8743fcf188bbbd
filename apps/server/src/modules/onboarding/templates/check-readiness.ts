// What would block an onboarding with a process at a location (ONB-032, AHD-017).
import type { Readiness } from '@onward/contract/onboarding/onboarding-processes';
import { type ModuleType, moduleAvailability, sideOf, signsDocuments } from '@onward/domain/onboarding/module-types';
import { CONFIG_KEYS } from '@onward/domain/onboarding/processes';
import {
  canStart,
  integrationStatus,
  providerOf,
  type ReadinessFacts,
  type ReadinessItem,
  type ReadinessModule,
  readinessItems,
} from '@onward/domain/onboarding/readiness';
import type { Language } from '@onward/domain/platform/languages';
import type { Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { findTemplates } from '../../documents/documents.service.ts';
import { everifyCoverage } from '../../employees/employees.service.ts';
import { listConnections } from '../../integrations/integrations.service.ts';
import { assigneeKey, findActingAssignees } from './assignees.queries.ts';
import { assigneesOf, documentsOf } from './check-records.ts';
import { moduleName } from './default-module.ts';
import { findProcess, listModules, type ModuleRow } from './processes.queries.ts';

export interface CheckedReadiness {
  items: ReadinessItem[];
  /** Modules with nothing to fix. */
  passed: ModuleType[];
}

type Company = Pick<Membership, 'companyId' | 'modules'>;

export async function checkReadiness(
  tx: Transaction,
  access: Company,
  processId: number,
  locationId: number | null,
): Promise<CheckedReadiness> {
  if (!(await findProcess(tx, access.companyId, processId))) throw notFound();
  const modules = (await listModules(tx, access.companyId, processId)).filter(
    ({ requirement }) => requirement !== 'off',
  );
  const items = readinessItems(
    await moduleFacts(tx, access, modules, locationId),
    await companyFacts(tx, access, modules, locationId),
  );
  const blocked = new Set(items.map(({ module_type }) => module_type));
  const types = [...new Set(modules.map(({ module_type }) => module_type))];
  return { items, passed: types.filter((type) => !blocked.has(type)) };
}

async function moduleFacts(
  tx: Transaction,
  { companyId, modules: available }: Company,
  modules: readonly ModuleRow[],
  locationId: number | null,
): Promise<ReadinessModule[]> {
  const acting = await findActingAssignees(tx, companyId, locationId, assigneesOf(modules));
  const documents = await findTemplates(tx, { companyId, kind: 'company_document' }, documentsOf(modules));
  const existing = documents.map(({ id }) => id);
  return modules.map(({ module_type, requirement, config, actions }) => {
    const named = config.company_document_templates ?? [];
    const availability = moduleAvailability(module_type, { added: [], modules: available });
    const asksEmployer = CONFIG_KEYS[module_type].includes('employer_ein');
    return {
      module_type,
      requirement,
      actions_without_assignee: actions
        .filter(({ action_type }) => sideOf(action_type) === 'hr')
        .filter(({ assignees }) => !assignees.some((assignee) => acting.has(assigneeKey(assignee))))
        .map(({ name }) => name),
      missing_documents: named.filter((id) => !existing.includes(id)).length,
      has_documents: !signsDocuments(module_type) || named.length > 0,
      has_employer: !asksEmployer || Boolean(config.employer_name && config.employer_address && config.employer_ein),
      wotc_company: config.wotc_company || null,
      is_locked: !availability.available,
    };
  });
}

async function companyFacts(
  tx: Transaction,
  { companyId, modules: available }: Company,
  modules: readonly ModuleRow[],
  locationId: number | null,
): Promise<ReadinessFacts> {
  const connections = await listConnections(tx, companyId);
  const statusOf = (nickname: string) => integrationStatus(nickname, connections, available);
  return {
    has_location: locationId !== null,
    has_employer_id: locationId !== null && (await hasEmployerId(tx, companyId, locationId)),
    is_everify_active: locationId !== null && (await everifyCoverage.get()(tx, companyId, locationId)) !== null,
    integrations: Object.fromEntries(
      modules.flatMap(({ module_type }) => {
        const provider = providerOf(module_type);
        return provider ? [[module_type, statusOf(provider)]] : [];
      }),
    ),
  };
}

async function hasEmployerId(tx: Transaction, companyId: number, locationId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from locations l
     join employer_tax_infos t on t.company_id = l.company_id and t.id = l.employer_tax_info_id
     where l.company_id = $1 and l.id = $2 and t.employer_id_last4 is not null`,
    [companyId, locationId],
  );
  return rowCount !== 0;
}

/** With words in the user's language; nothing is said about locations outside their scope. */
export async function simulateReadiness(call: CompanyCall, processId: number, locationId: number): Promise<Readiness> {
  const { tx, access, language } = call;
  const location = await findLocation(call, locationId);
  if (!location) throw notFound();
  return presentReadiness(await checkReadiness(tx, access, processId, location.id), location, language);
}

function presentReadiness(
  { items, passed }: CheckedReadiness,
  location: Readiness['location'],
  language: Language,
): Readiness {
  const t = translator(language);
  const words = (type: ModuleType) => ({ module: moduleName(type, language), location: location?.name ?? '' });
  return {
    can_start: canStart(items),
    location,
    items: items.map((item) => ({
      ...item,
      message: t(`onboarding-modules:readiness.${item.code}`, words(item.module_type)),
    })),
    passed: passed.map((module_type) => ({
      module_type,
      message: t('onboarding-modules:readiness.passed', words(module_type)),
    })),
  };
}

async function findLocation(
  { tx, access }: CompanyCall,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await tx.client.query<{ id: number; name: string }>(
    `select id, name from locations where company_id = $1 and id = $2 and deleted_at is null
       and (cardinality($3::bigint[]) = 0 or id = any($3)) and (cardinality($4::bigint[]) = 0 or brand_id = any($4))`,
    [access.companyId, id, access.scope.location, access.scope.brand],
  );
  return rows[0];
}
