// Retention periods: reading, changing, and what the next run would remove (AHD-020).
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type {
  DueRecord,
  listDueRecords,
  previewRetention,
  Retention,
  RetentionDueCount,
  setRetention,
} from '@onward/contract/privacy/retention';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import {
  mergedRules,
  nextRunOn,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionRule,
  type RuleProblem,
  ruleProblems,
} from '@onward/domain/privacy/retention';
import { pageFacts } from '../../../platform/database/lists.ts';
import { changedMeanwhile, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { countPurgeable, findPurgeable } from '../../everify/everify.service.ts';
import { countDue, listDue } from './due.queries.ts';
import { dueSelect, isChosen } from './due-sources.ts';
import { findLastRun } from './runs.queries.ts';
import { findSettings, writeSettings } from './settings.queries.ts';

export async function getRetention(call: CompanyCall): Promise<Retention> {
  const { tx, access, now } = call;
  const { rules, version, updated_at, updated_by } = await findSettings(tx, access.companyId);
  return {
    rules,
    version,
    updated_at: updated_at?.toISOString() ?? null,
    updated_by,
    next_run_on: nextRunOn(now),
    due: await countAll(call, rules),
    last_run: await findLastRun(tx, access.companyId),
  };
}

export async function previewDue(
  call: CompanyCall,
  { rules }: BodyOf<typeof previewRetention>,
): Promise<ResponseOf<typeof previewRetention>> {
  requireAllowed(rules);
  const known = await findSettings(call.tx, call.access.companyId);
  return { next_run_on: nextRunOn(call.now), due: await countAll(call, mergedRules(known.rules, rules)) };
}

export async function changeRetention(call: CompanyCall, input: BodyOf<typeof setRetention>): Promise<Retention> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  requireAllowed(input.rules);
  const known = await findSettings(tx, companyId, { lock: true });
  const rules = mergedRules(known.rules, input.rules);
  const version = input.version ?? known.version;
  if (!(await writeSettings(tx, { companyId, staffId, rules, version, now }))) {
    throw changedMeanwhile(await findSettings(tx, companyId), { rules });
  }
  await recordChange(call, {
    event: 'retention_changed',
    subjectType: 'company',
    subjectId: companyId,
    changes: { rules: [known.rules, rules] },
  });
  return getRetention(call);
}

const FIELDS: Record<RuleProblem['reason'], keyof RetentionRule> = {
  set_by_law: 'kind',
  named_twice: 'kind',
  unknown_action: 'action',
  below_minimum: 'keep_months',
  too_long: 'keep_months',
};

function requireAllowed(rules: readonly RetentionRule[]): void {
  const problems = [...ruleProblems(rules)];
  if (problems.length === 0) return;
  throw validationFailed(
    Object.fromEntries(
      problems.map(([at, problem]) => {
        const values = problem.reason === 'below_minimum' ? { count: problem.minimumMonths / 12 } : undefined;
        return [`rules.${at}.${FIELDS[problem.reason]}`, [{ key: `privacy.${problem.reason}`, values }]];
      }),
    ),
  );
}

async function countAll(call: CompanyCall, rules: readonly RetentionRule[]): Promise<RetentionDueCount[]> {
  const counts: RetentionDueCount[] = [];
  for (const kind of RETENTION_KINDS) counts.push({ kind, ...(await countKind(call, kind, rules)) });
  return counts;
}

async function countKind(
  call: CompanyCall,
  kind: RetentionKind,
  rules: readonly RetentionRule[],
): Promise<Pick<RetentionDueCount, 'count' | 'held'>> {
  if (!isChosen(kind)) return { count: await countPurgeable(call), held: 0 };
  const select = dueSelect(kind, { companyId: call.access.companyId, runOn: nextRunOn(call.now), rules });
  if (!select) return { count: 0, held: 0 };
  const { count, held } = await countDue(call.tx, select);
  return { count, held };
}

/** Who the next run would concern, also with a period that is not saved yet. */
export async function listDuePeople(
  call: CompanyCall,
  { kind }: ParamsOf<typeof listDueRecords>,
  { keep_months, page = 1, per_page = DEFAULT_PAGE_SIZE }: QueryOf<typeof listDueRecords>,
): Promise<ResponseOf<typeof listDueRecords>> {
  const window = { page, perPage: per_page, offset: (page - 1) * per_page };
  if (!isChosen(kind)) {
    const records = (await findPurgeable(call, window)).map((form) => ({
      id: form.id,
      name: form.employee.name,
      application_id: null,
      employee_id: form.employee.id,
      ended_on: form.end_date,
      is_held: false,
    }));
    return { records, ...pageFacts(window, await countPurgeable(call)) };
  }
  const known = await findSettings(call.tx, call.access.companyId);
  const wanted = known.rules
    .filter((rule) => rule.kind === kind)
    .map((rule) => ({ ...rule, keep_months: keep_months ?? rule.keep_months }));
  requireAllowed(wanted);
  const select = dueSelect(kind, {
    companyId: call.access.companyId,
    runOn: nextRunOn(call.now),
    rules: mergedRules(known.rules, wanted),
  });
  if (!select) return { records: [], ...pageFacts(window, 0) };
  const records: DueRecord[] = (await listDue(call.tx, select, window)).map((row) => ({
    id: row.subject_id,
    name: row.name,
    application_id: row.application_id,
    employee_id: row.employee_id,
    ended_on: row.ended_on,
    is_held: row.is_held,
  }));
  return { records, ...pageFacts(window, (await countDue(call.tx, select)).records) };
}
