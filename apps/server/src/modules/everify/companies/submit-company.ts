// Submits a draft for review, and deletes accounts (EVF-007, EVF-009).
import type { EverifyCompany } from '@onward/contract/everify/everify-companies';
import { entryProblems, moveEverifyCompany } from '@onward/domain/everify/companies';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { keepOwnConnection } from '../../integrations/integrations.service.ts';
import * as companies from './companies.queries.ts';
import { entryOf, entryRefused, readSites } from './read-entry.ts';
import { EVERIFY_COMPANY_CHANGED, lockCompany, recordSaved } from './save-company.ts';

export async function submitCompany(
  call: CompanyCall,
  id: number,
  { agreed, version }: { agreed: boolean; version?: number | undefined },
): Promise<EverifyCompany> {
  const row = await lockCompany(call, id, version);
  const move = moveEverifyCompany(row.status, 'submit');
  if (!move.allowed) throw wrongState(`everify_account_${row.status}`);
  const entry = entryOf(row);
  const sites = await readSites(call.tx, row, entry);
  const problems = { ...entryProblems(entry, sites.stateOf), ...sites.problems };
  if (Object.keys(problems).length > 0) throw entryRefused(problems);
  if (!agreed) throw fieldInvalid('agreed', 'everify_agreement_required');
  const submitted = { submitted_at: call.now, submitted_by: call.access.staffId, review_note: null };
  await companies.update(call.tx, row, { status: 'pending_review', ...submitted }, call.now);
  return recordSaved(call, id, 'everify_company_submitted', { status: [row.status, 'pending_review'] });
}

export async function deleteCompany(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  const row = await lockCompany(call, id, undefined);
  const move = moveEverifyCompany(row.status, 'delete', { openCases: row.open_cases });
  if (!move.allowed) throw wrongState('everify_account_open_cases', { count: row.open_cases });
  await companies.update(tx, row, { deleted_at: now }, now);
  await companies.replaceLocations(tx, access.companyId, id, []);
  if (row.status === 'active') {
    const isActive = await companies.hasActive(tx, access.companyId);
    await keepOwnConnection(tx, access.companyId, 'everify', { isActive, now });
  }
  await recordChange(call, {
    event: 'everify_company_deleted',
    subjectType: 'everify_company',
    subjectId: id,
    changes: { company_name: row.company_name, status: row.status },
    announce: { name: EVERIFY_COMPANY_CHANGED },
  });
}
