// What support staff switch for a company. Each change is in that company's own audit log and reaches its sessions and
// open screens at once (CMP-002, CMP-005, IDN-002).
import type { SupportedCompany } from '@onward/contract/company/support';
import { FLAGS, type Flag } from '@onward/domain/company/flags';
import { type FunctionModule, isFunctionModule } from '@onward/domain/company/modules';
import type { CompanyStatus } from '@onward/domain/company/statuses';
import type { SessionAccess } from '../../platform/access/access.ts';
import { changesBetween, recordAudit } from '../../platform/audit.ts';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { notFound } from '../../platform/http/errors.ts';
import { readMoment } from '../../platform/http/moments.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { settingsEvent } from './settings-event.ts';
import * as support from './support.queries.ts';

export interface SupportCall {
  tx: Transaction;
  access: SessionAccess;
  requestId: string;
}

export interface SupportChanges {
  status?: CompanyStatus;
  tier?: string;
  plan_type?: string;
  tiers?: string[];
  trial?: boolean;
  paid_locations_count?: number;
  available_positions_count?: number | null;
  onboarding_activated_at?: string | null;
  require_second_factor?: boolean;
  function_modules?: FunctionModule[];
  flags?: Flag[];
}

export async function listSupportedCompanies(
  { tx }: SupportCall,
  search: string | undefined,
  window: PageWindow<'name' | 'created_at'>,
): Promise<{ companies: SupportedCompany[]; totalCount: number }> {
  const { rows, totalCount } = await support.listCompanies(tx, search, window);
  return { companies: rows.map(presentSupported), totalCount };
}

export const getCompanyForSupport = async (tx: Transaction, id: number): Promise<SupportedCompany> =>
  presentSupported(await load(tx, id));

/** What support staff changed in the caller's company, for its super admins (CMP-068). */
export async function listSupportChanges({ tx, access }: CompanyCall) {
  const changes = await tx.asSystem(() => support.listChangesBySupport(tx, access.companyId));
  return changes.map(presentChange);
}

/** Viewing a company is logged there, like every visit. */
export async function getSupportedCompany(call: SupportCall, id: number) {
  const company = presentSupported(await load(call.tx, id));
  const changes = await support.listChanges(call.tx, id);
  await audit(call, id, { event: 'support_visit', subjectType: 'getSupportedCompany', changes: {} });
  return { company, changes: changes.map(presentChange) };
}

const presentChange = (row: support.ChangeRow) => ({
  id: row.id,
  event: row.event,
  by: row.by,
  changes: Object.entries(row.changes).map(([field, both]) => {
    const [before, after] = Array.isArray(both) ? both : [null, both];
    return { field, before: asText(before), after: asText(after) };
  }),
  created_at: row.created_at.toISOString(),
});

const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : Array.isArray(value) ? value.join(', ') : String(value);

export async function updateSupportedCompany(
  call: SupportCall,
  id: number,
  changes: SupportChanges,
): Promise<SupportedCompany> {
  const { tx } = call;
  await support.lockCompany(tx, id);
  const before = switchesOf(presentSupported(await load(tx, id)));
  const after = { ...before, ...changes };
  after.function_modules = [...after.function_modules].sort();
  after.flags = [...after.flags].sort();
  after.tiers = [...after.tiers].sort();
  if (changes.onboarding_activated_at) {
    after.onboarding_activated_at = readMoment(
      changes.onboarding_activated_at,
      'onboarding_activated_at',
    ).toISOString();
  }
  const { function_modules: _modules, flags: _flags, ...plan } = after;
  const changed = changesBetween(before, after);
  if (Object.keys(changed).length === 0) return presentSupported(await load(tx, id));
  await support.updatePlan(tx, id, plan);
  if (changed.function_modules) await support.replaceModules(tx, id, after.function_modules);
  if (changed.flags) await support.replaceFlags(tx, id, after.flags);
  await audit(call, id, { event: 'company_switched', subjectType: 'company', changes: changed });
  await recordEvent(tx, { companyId: id, ...settingsEvent(id) });
  return presentSupported(await load(tx, id));
}

async function load(tx: Transaction, id: number): Promise<support.SupportedCompanyRow> {
  const company = await support.findCompany(tx, id);
  if (!company) throw notFound();
  return company;
}

const switchesOf = ({
  id: _id,
  name: _name,
  active_locations_count: _active,
  created_at: _created,
  ...switches
}: SupportedCompany) => switches;

const isFlag = (flag: string): flag is Flag => (FLAGS as readonly string[]).includes(flag);

const presentSupported = (row: support.SupportedCompanyRow): SupportedCompany => ({
  id: row.id,
  name: row.name,
  status: row.status,
  tier: row.tier,
  tiers: row.tiers,
  trial: row.trial,
  plan_type: row.plan_type,
  paid_locations_count: row.paid_locations_count,
  active_locations_count: row.active_locations_count,
  available_positions_count: row.available_positions_count,
  onboarding_activated_at: row.onboarding_activated_at?.toISOString() ?? null,
  require_second_factor: row.require_second_factor,
  function_modules: row.modules.filter(isFunctionModule),
  flags: row.flags.filter(isFlag),
  created_at: row.created_at.toISOString(),
});

const audit = (
  { tx, access, requestId }: SupportCall,
  companyId: number,
  entry: { event: string; subjectType: string; changes: Record<string, unknown> },
): Promise<void> => recordAudit(tx, { companyId, userId: access.userId, subjectId: companyId, requestId, ...entry });
