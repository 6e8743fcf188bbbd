// An E-Verify account as sent to clients.
import type { EverifyCompany } from '@onward/contract/everify/everify-companies';
import { coveredLocations, type EverifyContact, type PostalAddress } from '@onward/domain/everify/companies';
import type { CompanyRow } from './companies.queries.ts';

export const presentCompany = (row: CompanyRow): EverifyCompany => ({
  id: row.id,
  digest_key: row.digest_key,
  status: row.status,
  company_name: row.company_name,
  dba_name: row.entry.dba_name,
  employer_id_number: row.employer_id_number,
  number_of_employees: row.entry.number_of_employees,
  has_naics_code: row.entry.has_naics_code,
  naics_code: row.entry.naics_code,
  physical_address: presentAddress(row.entry.physical_address),
  physical_address_as_mailing_address: row.entry.physical_address_as_mailing_address,
  mailing_address: presentAddress(row.entry.mailing_address),
  employer_category: row.entry.employer_category,
  business_best_describe: row.entry.business_best_describe,
  verifying_employee_type: row.entry.verifying_employee_type,
  hiring_sites: row.entry.hiring_sites.map(({ state, count, location_ids }) => ({
    state,
    count,
    location_ids: [...location_ids],
  })),
  main_contact: presentContact(row.entry.main_contact),
  main_contact_as_signatory: row.entry.main_contact_as_signatory,
  signatory: presentContact(row.entry.signatory),
  location_ids: coveredLocations(row.entry.hiring_sites),
  review_note: row.review_note,
  client_id: row.client_id,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  open_cases: row.open_cases,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});

const presentAddress = (address: PostalAddress): PostalAddress => ({
  address_line_1: address.address_line_1,
  address_line_2: address.address_line_2,
  city: address.city,
  state: address.state,
  postal_code: address.postal_code,
  country: address.country,
});

const presentContact = ({ name, title, phone, email }: EverifyContact): EverifyContact => ({
  name,
  title,
  phone,
  email,
});
