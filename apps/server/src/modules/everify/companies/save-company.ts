// Saves E-Verify accounts: drafts as they are, and the contacts of active ones (EVF-008, EVF-009, EVF-011).
import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@onward/contract/endpoint';
import type { createEverifyCompany, EverifyCompany } from '@onward/contract/everify/everify-companies';
import {
  coveredLocations,
  type EverifyCompanyEntry,
  moveEverifyCompany,
  stepProblems,
} from '@onward/domain/everify/companies';
import { isEmployerId } from '@onward/domain/locations/tax-infos';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import { changesBetween } from '../../../platform/audit.ts';
import { changedMeanwhile, conflict, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { presentCompany } from './companies.presenter.ts';
import * as companies from './companies.queries.ts';
import {
  EMPTY_ENTRY,
  entryOf,
  entryRefused,
  type GivenEntry,
  mergeEntry,
  readSites,
  storedValues,
} from './read-entry.ts';

export const EVERIFY_COMPANY_CHANGED = 'everify_company_changed';

type Entry = BodyOf<typeof createEverifyCompany>;

export async function createCompany(call: CompanyCall, given: Entry): Promise<EverifyCompany> {
  const { tx, access, now } = call;
  const entry = mergeEntry(EMPTY_ENTRY, given.formi9_compliance_company);
  const values = { company_id: access.companyId, ...storedValues(entry) };
  await requireStorable(call, 0, entry);
  const digest_key = digestKey(randomBytes(DIGEST_KEY_BYTES));
  const id = await companies.insert(tx, { ...values, digest_key }, now);
  await companies.replaceLocations(tx, access.companyId, id, coveredLocations(entry.hiring_sites));
  return recordSaved(call, id, 'everify_company_created', { company_name: entry.company_name });
}

export async function updateCompany(call: CompanyCall, id: number, given: Entry): Promise<EverifyCompany> {
  const row = await lockCompany(call, id, given.version, given.formi9_compliance_company);
  const before = entryOf(row);
  const entry = mergeEntry(before, given.formi9_compliance_company);
  if (row.status === 'active') return saveContacts(call, row, entry);
  if (!moveEverifyCompany(row.status, 'save_draft').allowed) throw wrongState(`everify_account_${row.status}`);
  await requireStorable(call, id, entry);
  await companies.update(call.tx, row, storedValues(entry), call.now);
  await companies.replaceLocations(call.tx, row.company_id, id, coveredLocations(entry.hiring_sites));
  return recordSaved(call, id, 'everify_company_updated', changesBetween(before, entry));
}

const CONTACTS = ['main_contact', 'main_contact_as_signatory', 'signatory'];

/** The rest of an active account was agreed with the government. */
async function saveContacts(
  call: CompanyCall,
  row: companies.CompanyRow,
  entry: EverifyCompanyEntry,
): Promise<EverifyCompany> {
  const changes = changesBetween(entryOf(row), entry);
  if (Object.keys(changes).some((field) => !CONTACTS.includes(field))) throw wrongState('everify_account_active');
  const problems = stepProblems('contacts', entry, () => null);
  if (Object.keys(problems).length > 0) throw entryRefused(problems);
  await companies.update(call.tx, row, storedValues(entry), call.now);
  return recordSaved(call, row.id, 'everify_company_updated', changes);
}

/** Locked until the end of the transaction. */
export async function lockCompany(
  { tx, access }: CompanyCall,
  id: number,
  version: number | undefined,
  wanted: GivenEntry = {},
): Promise<companies.CompanyRow> {
  await companies.lockAccounts(tx, access.companyId);
  const row = await companies.lock(tx, access.companyId, id);
  if (!row) throw notFound();
  if (version === undefined || version === row.version) return row;
  const given = Object.fromEntries(Object.entries(wanted)) as Partial<EverifyCompanyEntry>;
  throw changedMeanwhile({ ...entryOf(row), version: row.version }, given);
}

/** A draft may be incomplete, but not wrong about numbers and locations that are taken or don't exist. */
async function requireStorable(call: CompanyCall, id: number, entry: EverifyCompanyEntry): Promise<void> {
  const { tx, access } = call;
  await companies.lockAccounts(tx, access.companyId);
  const { employer_id_number: number } = entry;
  const { problems } = await readSites(tx, { company_id: access.companyId, id }, entry);
  if (number !== '' && !isEmployerId(number)) problems.employer_id_number = 'employer_id_invalid';
  if (Object.keys(problems).length > 0) throw entryRefused(problems);
  if (number !== '' && (await companies.hasNumber(tx, access.companyId, number, id))) {
    throw conflict('everify_number_taken', 'employer_id_number');
  }
}

export async function recordSaved(
  call: CompanyCall,
  id: number,
  event: string,
  changes: Record<string, unknown>,
): Promise<EverifyCompany> {
  await recordChange(call, {
    event,
    subjectType: 'everify_company',
    subjectId: id,
    changes,
    announce: { name: EVERIFY_COMPANY_CHANGED },
  });
  const row = await companies.find(call.tx, call.access.companyId, id);
  if (!row) throw notFound();
  return presentCompany(row);
}
