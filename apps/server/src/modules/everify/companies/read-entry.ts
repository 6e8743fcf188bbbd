// What staff enter about an E-Verify account, tidied, and what is wrong with it by path (EVF-003..006).

import type { BodyOf } from '@onward/contract/endpoint';
import type { createEverifyCompany } from '@onward/contract/everify/everify-companies';
import {
  coveredLocations,
  type EverifyCompanyEntry,
  type EverifyContact,
  type EverifyProblems,
  type PostalAddress,
  takenLocations,
} from '@onward/domain/everify/companies';
import { employerIdDigits } from '@onward/domain/locations/tax-infos';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Refusal, validationFailed } from '../../../platform/http/errors.ts';
import { type CompanyRow, listLocations, type SiteLocation } from './companies.queries.ts';

export type GivenEntry = BodyOf<typeof createEverifyCompany>['formi9_compliance_company'];

const NO_ADDRESS: PostalAddress = {
  address_line_1: '',
  address_line_2: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
};
const NO_CONTACT: EverifyContact = { name: '', title: '', phone: '', email: '' };

export const EMPTY_ENTRY: EverifyCompanyEntry = {
  company_name: '',
  dba_name: '',
  employer_id_number: '',
  number_of_employees: null,
  has_naics_code: false,
  naics_code: '',
  physical_address: NO_ADDRESS,
  physical_address_as_mailing_address: true,
  mailing_address: NO_ADDRESS,
  employer_category: null,
  business_best_describe: null,
  verifying_employee_type: null,
  hiring_sites: [],
  main_contact: NO_CONTACT,
  main_contact_as_signatory: true,
  signatory: NO_CONTACT,
};

export const entryOf = ({ company_name, employer_id_number, entry }: CompanyRow): EverifyCompanyEntry => ({
  ...entry,
  company_name,
  employer_id_number,
});

export const storedValues = ({ company_name, employer_id_number, ...entry }: EverifyCompanyEntry) => ({
  company_name,
  employer_id_number,
  entry,
});

/** What is left out stays as it was. */
export function mergeEntry(before: EverifyCompanyEntry, given: GivenEntry): EverifyCompanyEntry {
  const tidied = tidy(given) as Partial<EverifyCompanyEntry>;
  const merged = { ...before, ...tidied };
  return { ...merged, employer_id_number: employerIdDigits(merged.employer_id_number) };
}

const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, tidy(held)]));
};

export const entryRefused = (problems: EverifyProblems): Refusal =>
  validationFailed(
    Object.fromEntries(
      Object.entries(problems).map(([path, problem]) => [path, [{ key: `everify_accounts.${problem}` }]]),
    ),
  );

export interface SiteFacts {
  stateOf: (locationId: number) => string | null;
  problems: EverifyProblems;
}

/** Where the locations of the sites are; a draft too may name only locations that exist and that no other account covers. */
export async function readSites(
  tx: Transaction,
  { company_id, id }: Pick<CompanyRow, 'company_id' | 'id'>,
  { hiring_sites }: EverifyCompanyEntry,
): Promise<SiteFacts> {
  const found = await listLocations(tx, company_id, id, coveredLocations(hiring_sites));
  const byId = new Map<number, SiteLocation>(found.map((location) => [location.id, location]));
  const taken = new Set(found.filter(({ is_taken }) => is_taken).map((location) => location.id));
  const unknown: EverifyProblems = Object.fromEntries(
    hiring_sites.flatMap(({ location_ids }, at) =>
      location_ids.every((locationId) => byId.has(locationId))
        ? []
        : [[`hiring_sites.${at}.location_ids`, 'location_unknown' as const]],
    ),
  );
  return {
    stateOf: (locationId) => byId.get(locationId)?.state ?? null,
    problems: { ...takenLocations(hiring_sites, taken), ...unknown },
  };
}
