// What would block an onboarding at a location, before anyone is hired (ONB-032, ONB-033, AHD-017, INT-007).
import { definitionOf, type IntegrationNickname, isIntegrationNickname } from '../integrations/nicknames.ts';
import type { IntegrationStatus as ConnectionStatus } from '../integrations/states.ts';
import type { ModuleType, Requirement } from './module-types.ts';

/** Error types of the checks for one employee. */
export const READY_ERRORS = [
  'missing_location',
  'missing_employer_id_number',
  'integration_not_active',
  'wotc_company_missing',
] as const;
export type ReadyError = (typeof READY_ERRORS)[number];

export const INTEGRATION_STATUSES = [
  'ready',
  'integration_not_found',
  'status_not_available',
  'integration_not_accessible',
  'not_ready',
  'invalid_company_accessed',
] as const;
export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number];

/** The provider that a module sends to. */
const PROVIDERS: Partial<Record<ModuleType, IntegrationNickname>> = {
  paychex: 'paychex',
  adp: 'adp',
  'ADP RUN': 'adp_run',
  'ADP RUN v2.0': 'adp_run',
  paylocity: 'paylocity',
  wotc: 'wotc',
  ehx_wotc: 'ehx_wotc',
};

export const providerOf = (type: ModuleType): IntegrationNickname | null => PROVIDERS[type] ?? null;

export interface Connection {
  nickname: IntegrationNickname;
  status: ConnectionStatus;
  failedCalls: number;
}

/** Checked in this order: found, accessible, ready, answered (INT-007). A disconnected integration is not found. */
export function integrationStatus(
  nickname: string,
  connections: readonly Connection[],
  modules: readonly string[],
): IntegrationStatus {
  const connection = connections.find((one) => one.nickname === nickname);
  const isFound = connection && connection.status !== 'not_connected' && isIntegrationNickname(nickname);
  if (!isFound) return 'integration_not_found';
  const { module } = definitionOf(nickname);
  if (module !== null && !modules.includes(module)) return 'integration_not_accessible';
  if (connection.status !== 'active') return 'not_ready';
  return connection.failedCalls > 0 ? 'status_not_available' : 'ready';
}

export const READINESS_CODES = [
  ...READY_ERRORS,
  'employer_missing',
  'no_assignee_here',
  'document_missing',
  'no_document',
  'integration_not_ready',
  'module_locked',
] as const;
export type ReadinessCode = (typeof READINESS_CODES)[number];

/** Where it is fixed. */
export const READINESS_FIXES = [
  'location',
  'everify',
  'process',
  'documents',
  'integrations',
  'staff',
  'plan',
] as const;
export type ReadinessFix = (typeof READINESS_FIXES)[number];

export interface ReadinessModule {
  module_type: ModuleType;
  requirement: Requirement;
  /** Actions of the company for which nobody at this location could act. */
  actions_without_assignee: readonly string[];
  missing_documents: number;
  has_documents: boolean;
  has_employer: boolean;
  wotc_company: string | null;
  is_locked: boolean;
}

export interface ReadinessFacts {
  has_location: boolean;
  has_employer_id: boolean;
  is_everify_active: boolean;
  /** Of the module's own provider. */
  integrations: Partial<Record<ModuleType, IntegrationStatus>>;
}

export interface ReadinessItem {
  code: ReadinessCode;
  module_type: ModuleType;
  fix: ReadinessFix;
  /** Others stop only the step that needs them. */
  blocks_start: boolean;
}

const I9_MODULES: readonly ModuleType[] = ['i9', 'formi9_compliance_everify'];
const WOTC_MODULES: readonly ModuleType[] = ['wotc'];

export function readinessItems(modules: readonly ReadinessModule[], facts: ReadinessFacts): ReadinessItem[] {
  return modules.filter(({ requirement }) => requirement !== 'off').flatMap((module) => itemsOf(module, facts));
}

function itemsOf(module: ReadinessModule, facts: ReadinessFacts): ReadinessItem[] {
  const { module_type } = module;
  const items: ReadinessItem[] = [];
  const add = (code: ReadinessCode, fix: ReadinessFix, blocks_start = true): void => {
    items.push({ code, module_type, fix, blocks_start });
  };
  const isI9 = I9_MODULES.includes(module_type);
  const isWotc = WOTC_MODULES.includes(module_type);
  if (module.is_locked) add('module_locked', 'plan');
  if ((isI9 || isWotc) && !facts.has_location) add('missing_location', 'location');
  if (isI9 && facts.has_location && !facts.has_employer_id) add('missing_employer_id_number', 'location');
  if (module_type === 'formi9_compliance_everify' && !facts.is_everify_active) add('integration_not_active', 'everify');
  if (isWotc && !module.wotc_company) add('wotc_company_missing', 'process');
  if (!module.has_employer) add('employer_missing', 'process');
  if (!module.has_documents) add('no_document', 'process');
  if (module.missing_documents > 0) add('document_missing', 'documents');
  if (module.actions_without_assignee.length > 0) add('no_assignee_here', 'staff');
  const integration = facts.integrations[module_type];
  if (integration && integration !== 'ready') add('integration_not_ready', 'integrations', false);
  return items;
}

export const canStart = (items: readonly ReadinessItem[]): boolean => items.every(({ blocks_start }) => !blocks_start);
