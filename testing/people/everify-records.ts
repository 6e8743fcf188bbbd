/** The Form I-9 of one employee with a photo, their E-Verify case, and its account, for tests of access between locations. */
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
     values (1, $1, 'section2_open', '2026-11-02', now(), now())
     on conflict (company_id, employee_id) do update set version = i9_forms.version returning id`,
    [employee],
  );
  const everifyCase = await insert(
    `insert into everify_cases (company_id, employee_id, i9_form_id, everify_company_id, status, case_number, reference,
       created_at, updated_at)
     values (1, $1, $2, $3, 'SCAN_AND_UPLOAD', '2026323482085KD', $4, now(), now()) returning id`,
    [employee, form, account, word],
  );
  const i9Copy = await insert(
    `with kept as (insert into uploads (company_id, category, file_name, content_type, byte_size, storage_key)
       values (1, 'document', $2, 'image/png', 1, 'i9-' || gen_random_uuid()) returning company_id, id)
     insert into i9_copies (company_id, i9_form_id, upload_id, is_own, created_at)
     select company_id, $1, id, true, now() from kept returning id`,
    [form, `${word}.png`],
  );
  return { everifyCase, i9Form: form, i9Copy };
}

const ADDRESS = {
  address_line_1: '1180 W Peachtree St NW',
  address_line_2: 'Suite 2100',
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30309',
  country: 'US',
};

/** What an employer enters for an account that covers a location. */
export const accountEntry = (locationId: number, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  company_name: 'Larkfield Group LLC',
  employer_id_number: '58-2214907',
  number_of_employees: '100_499',
  physical_address: ADDRESS,
  employer_category: 'none',
  business_best_describe: 'multiple_locations',
  verifying_employee_type: 'all_new_hires',
  hiring_sites: [{ state: 'GA', count: 3, location_ids: [locationId] }],
  main_contact: {
    name: 'Renee Castellano',
    title: 'HR Director',
    phone: '(404) 555-0177',
    email: 'renee@larkfield.test',
  },
  ...changes,
});
