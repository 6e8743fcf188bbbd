/** The E-Verify case of one employee and the account it is for, for tests of access between locations. */
import type { Insert } from './onboarding-records.ts';

const NO_ADDRESS = { address_line_1: '', address_line_2: '', city: '', state: '', postal_code: '', country: 'US' };
const NO_CONTACT = { name: '', title: '', phone: '', email: '' };

/** The account serves the whole company. */
const ENTRY = {
  dba_name: '',
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

export async function insertEverify(insert: Insert, { word, employee }: { word: string; employee: number }) {
  const account = await insert(
    `insert into everify_companies (company_id, digest_key, entry, created_at, updated_at)
     values (1, 'account-' || gen_random_uuid(), $1, now(), now()) returning id`,
    [JSON.stringify(ENTRY)],
  );
  const form = await insert(
    `insert into i9_forms (company_id, employee_id, status, first_day, created_at, updated_at)
     values (1, $1, 'complete', '2026-11-02', now(), now())
     on conflict (company_id, employee_id) do update set version = i9_forms.version returning id`,
    [employee],
  );
  const everifyCase = await insert(
    `insert into everify_cases (company_id, employee_id, i9_form_id, everify_company_id, status, case_number, reference,
       created_at, updated_at)
     values (1, $1, $2, $3, 'SCAN_AND_UPLOAD', '2026323482085KD', $4, now(), now()) returning id`,
    [employee, form, account, word],
  );
  return { everifyCase };
}
