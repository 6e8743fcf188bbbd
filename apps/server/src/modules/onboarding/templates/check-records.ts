// Roles, team members, and documents that an onboarding process names must exist (ONB-004, ONB-014).

import { errorCodes } from '@onward/contract/errors';
import type { Assignee } from '@onward/domain/onboarding/processes';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type FieldTexts, noAccess, Refusal } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { assigneeKey, findAssignees } from './assignees.queries.ts';
import type { WholeProcess } from './processes.queries.ts';
import type { ModuleEntry, ProcessEntry } from './read-entry.ts';

type Modules = readonly Pick<ModuleEntry, 'config' | 'actions'>[];

export const assigneesOf = (modules: Modules): Assignee[] =>
  modules.flatMap(({ actions }) => actions.flatMap(({ assignees }) => [...assignees]));

export const documentsOf = (modules: Modules): number[] => [
  ...new Set(modules.flatMap(({ config }) => [...(config.company_document_templates ?? [])])),
];

export async function checkRecords(
  call: CompanyCall,
  entry: ProcessEntry,
  current: WholeProcess | null,
): Promise<void> {
  requireAssigning(call, documentsOf(entry.modules), documentsOf(current?.modules ?? []));
  await checkAssignees(call, entry, current);
  const ids = documentsOf(entry.modules);
  const existing = await lockDocuments(call.tx, call.access.companyId, ids);
  entry.modules.forEach(({ config }, place) => {
    const isUnknown = config.company_document_templates?.some((id) => !existing.includes(id));
    if (!isUnknown) return;
    entry.problems[`modules.${place}.config.company_document_templates`] = [
      { key: 'fields.onboarding.document_unknown' },
    ];
  });
}

/** Documents that were in the process may stay. */
export function requireAssigning({ access }: CompanyCall, ids: readonly number[], before: readonly number[]): void {
  const mayAssign = access.isSuperAdmin || access.permissions.includes('assign_company_document');
  if (mayAssign || ids.every((id) => before.includes(id))) return;
  throw noAccess('permission_missing', { permission: 'shell:permissions.assign_company_document' });
}

/** Team members who left since they were chosen may stay; the readiness check names what nobody can do. */
async function checkAssignees(
  { tx, access }: CompanyCall,
  { modules, problems }: ProcessEntry,
  current: WholeProcess | null,
): Promise<void> {
  const found = await findAssignees(tx, access.companyId, assigneesOf(modules));
  const before = new Set(assigneesOf(current?.modules ?? []).map(assigneeKey));
  const isUsable = (assignee: Assignee): boolean => {
    const known = found.get(assigneeKey(assignee));
    return known !== undefined && (known.is_active || before.has(assigneeKey(assignee)));
  };
  modules.forEach(({ actions }, place) => {
    actions.forEach(({ assignees }, at) => {
      if (assignees.every(isUsable)) return;
      problems[`modules.${place}.actions.${at}.assignees`] = [{ key: 'fields.onboarding.staff_unknown' }];
    });
  });
}

/** Locked, so that none of them is deleted before the process that uses it is saved. */
async function lockDocuments(tx: Transaction, companyId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from document_templates
     where company_id = $1 and kind = 'company_document' and deleted_at is null and id = any($2) order by id for share`,
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Uses the first problem's message, so that clients showing only the message still say what is wrong. */
export function refuseProblems(problems: FieldTexts): void {
  const [first] = Object.values(problems);
  if (first?.[0]) throw new Refusal(errorCodes.validation, first[0], { fields: problems });
}
