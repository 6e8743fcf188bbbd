// Matches the company's positions, departments, locations, and pay units to a provider's codes (INT-011).
import type { BodyOf } from '@onward/contract/endpoint';
import type { PayrollMapping, PayrollMappings, savePayrollMappings } from '@onward/contract/payroll/payroll';
import { CODE_KINDS, type CodeKind, type PayrollProvider } from '@onward/domain/payroll/hires';
import { positionKey, suggestCode } from '@onward/domain/payroll/mappings';
import { PAY_PERIODS, payUnitsWithCodes } from '@onward/domain/payroll/pay-basis';
import { codeKindsOf } from '@onward/domain/payroll/providers';
import { ownValue } from '@onward/domain/platform/own-value';
import { isInScope } from '@onward/domain/staff/scope';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { App } from '../../platform/app.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { type FieldTexts, validationFailed } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { recordChange } from '../../platform/record-change.ts';
import { listPayrollConnections, withPayroll } from '../integrations/integrations.service.ts';
import * as mappings from './mappings.queries.ts';
import { nameOf } from './payroll-texts.ts';
import { requireProvider } from './require-provider.ts';

type Call = Pick<CompanyCall, 'tx' | 'now' | 'language'> & { access: CompanyAccess };

const NO_CODES: mappings.ReadCodes = { location: [], position: [], department: [], pay_unit: [] };

export async function showMappings(call: Call, provider: PayrollProvider): Promise<PayrollMappings> {
  const { tx, access, now } = call;
  const { companyId } = access;
  requireProvider(access, provider);
  const read = await mappings.findCodes(tx, companyId, provider);
  const codes = read?.codes ?? NO_CODES;
  const crowds = await mappings.listCrowds(tx, access, provider);
  const mapped = await mappings.listAllMapped(tx, companyId, provider);
  const entries = await listEntries(call, provider, crowds);
  const codeOf = ({ kind, key }: Pick<Entry, 'kind' | 'key'>) =>
    mapped.find((one) => one.kind === kind && one.key === key)?.code ?? null;
  const connection = (await listPayrollConnections(tx, companyId)).find((one) => one.provider === provider);
  const month = await mappings.countMonth(tx, access, provider, now);
  return {
    provider,
    provider_name: nameOf(provider),
    mappings: entries.map((entry) => presentEntry(entry, codeOf(entry), codes[entry.kind], crowds)),
    codes,
    kinds: [...codeKindsOf(provider)],
    codes_read_at: read?.read_at.toISOString() ?? null,
    account: connection?.account ?? null,
    connected_at: connection?.connectedAt?.toISOString() ?? null,
    last_sent_at: month.last_sent_at?.toISOString() ?? null,
    sent_this_month: month.sent,
    failed_this_month: month.failed,
    waiting_count: countWaiting(provider, crowds, codeOf),
  };
}

interface Entry {
  kind: CodeKind;
  key: string;
  label: string;
  detail: string | null;
}

/** What the caller may see and the provider has codes for. */
async function listEntries(
  { tx, access, language }: Call,
  provider: PayrollProvider,
  crowds: readonly mappings.CrowdRow[],
): Promise<Entry[]> {
  const { companyId, scope } = access;
  const places = (await mappings.listPlaces(tx, companyId)).filter(({ id, brand_id }) =>
    isInScope(scope, { location: id, brand: brand_id }),
  );
  const departments = (await mappings.listDepartments(tx, companyId)).filter(({ id }) =>
    isInScope(scope, { department: id }),
  );
  const titles = [...crowds.flatMap(({ title }) => title ?? []), ...(await mappings.listOpenTitles(tx, access))];
  const byTitle = new Map(titles.map((title) => [positionKey(title), title.trim()]));
  const t = translator(language);
  const entries: Record<CodeKind, Entry[]> = {
    position: [...byTitle]
      .filter(([key]) => key !== '')
      .map(([key, label]) => ({ kind: 'position' as const, key, label, detail: null }))
      .toSorted((one, other) => one.key.localeCompare(other.key)),
    department: departments.map(({ id, name }) => ({ kind: 'department', key: String(id), label: name, detail: null })),
    location: places.map(({ id, name, identify_code }) => ({
      kind: 'location',
      key: String(id),
      label: name,
      detail: identify_code,
    })),
    pay_unit: payUnitsWithCodes(provider).map((unit) => ({
      kind: 'pay_unit',
      key: unit,
      label: t(`errors:payroll.units.${unit}`),
      detail: null,
    })),
  };
  return CODE_KINDS.filter((kind) => codeKindsOf(provider).includes(kind)).flatMap((kind) => entries[kind]);
}

/** The key of what a group of employees has. */
const KEY_OF: Record<CodeKind, (crowd: mappings.CrowdRow) => string | null> = {
  location: ({ location_id }) => (location_id === null ? null : String(location_id)),
  department: ({ department_id }) => (department_id === null ? null : String(department_id)),
  position: ({ title }) => title && positionKey(title),
  pay_unit: ({ pay_unit }) => pay_unit,
};

function presentEntry(
  entry: Entry,
  code: string | null,
  codes: mappings.ReadCodes[CodeKind],
  crowds: readonly mappings.CrowdRow[],
): PayrollMapping {
  const having = crowds.filter((crowd) => KEY_OF[entry.kind](crowd) === entry.key);
  const sum = (of: (crowd: mappings.CrowdRow) => number): number =>
    having.reduce((total, crowd) => total + of(crowd), 0);
  return {
    ...entry,
    code,
    suggestion: code === null ? suggestionFor(entry, codes) : null,
    people_count: sum(({ people }) => people),
    waiting_count: sum(({ waiting }) => waiting),
  };
}

/** A code that is the store number itself beats any similar name. */
const suggestionFor = ({ label, detail }: Entry, codes: mappings.ReadCodes[CodeKind]): string | null =>
  codes.find(({ code }) => code === detail)?.code ?? suggestCode(label, codes);

/** Employees who are not with the provider yet and have something without a code. */
function countWaiting(
  provider: PayrollProvider,
  crowds: readonly mappings.CrowdRow[],
  codeOf: (entry: Pick<Entry, 'kind' | 'key'>) => string | null,
): number {
  const units: readonly string[] = payUnitsWithCodes(provider);
  const lacks = (crowd: mappings.CrowdRow, kind: CodeKind): boolean => {
    const key = KEY_OF[kind](crowd);
    if (key === null || (kind === 'pay_unit' && !units.includes(key))) return false;
    return codeOf({ kind, key }) === null;
  };
  return crowds
    .filter((crowd) => codeKindsOf(provider).some((kind) => lacks(crowd, kind)))
    .reduce((total, { waiting }) => total + waiting, 0);
}

type Wanted = BodyOf<typeof savePayrollMappings>;

export async function saveMappings(
  call: CompanyCall,
  { provider, mappings: wanted }: Wanted,
): Promise<PayrollMappings> {
  const { tx, access, now } = call;
  const { companyId } = access;
  requireProvider(access, provider);
  const known = await listEntries(call, provider, await mappings.listCrowds(tx, access, provider));
  requireKnown(known, wanted);
  const before = await mappings.listAllMapped(tx, companyId, provider);
  const changes: Record<string, [string | null, string | null]> = {};
  for (const { kind, key, code: given } of wanted) {
    const code = given?.trim() || null;
    const old = before.find((one) => one.kind === kind && one.key === key)?.code ?? null;
    if (old === code) continue;
    await mappings.saveMapping(tx, companyId, provider, { kind, key, code }, now);
    changes[`${kind}:${key}`] = [old, code];
  }
  await recordChange(call, {
    event: 'payroll_mappings_updated',
    subjectType: 'company',
    subjectId: companyId,
    changes: { provider, ...changes },
  });
  return showMappings(call, provider);
}

/** Each wrong entry is named by its place in the list. */
function requireKnown(known: readonly Entry[], wanted: Wanted['mappings']): void {
  const fields: FieldTexts = {};
  for (const [at, { kind, key, code }] of wanted.entries()) {
    if (!known.some((one) => one.kind === kind && one.key === key)) {
      fields[`mappings.${at}.key`] = [{ key: 'fields.unknown_record' }];
    } else if (kind === 'pay_unit' && code !== null && !ownValue(PAY_PERIODS, code.trim())) {
      fields[`mappings.${at}.code`] = [{ key: 'fields.not_an_option' }];
    }
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

type ReadCall = Pick<CompanyCall, 'now' | 'language' | 'requestId'> & { access: CompanyAccess };

/** Asks the provider first; nothing is open in the database meanwhile. */
export async function readCodes(app: App, call: ReadCall, provider: PayrollProvider): Promise<PayrollMappings> {
  const { access, now } = call;
  const { companyId } = access;
  requireProvider(access, provider);
  const codes = await withPayroll(app, companyId, provider, (client) => client.listCodes());
  return inCompany(app.pool, companyId, async (tx) => {
    await mappings.storeCodes(tx, companyId, provider, codes, now);
    await recordChange(
      { ...call, tx },
      { event: 'payroll_codes_read', subjectType: 'company', subjectId: companyId, changes: { provider } },
    );
    return showMappings({ ...call, tx }, provider);
  });
}
