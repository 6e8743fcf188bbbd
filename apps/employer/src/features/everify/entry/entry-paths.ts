// Reads and changes what was entered by its path, such as `physical_address.city` or `hiring_sites.0.count`, the way rules and server
// name it.
import { EVERIFY_STEPS, type EverifyCompanyEntry, type EverifyStep } from '@onward/domain/everify/companies';

export const valueAt = (entry: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], entry);

/** A copy with one value changed. */
export function withValue<Entry>(entry: Entry, path: string, value: unknown): Entry {
  const [part = '', ...rest] = path.split('.');
  const inner = (entry as Record<string, unknown>)[part];
  const changed = rest.length === 0 ? value : withValue(inner, rest.join('.'), value);
  if (Array.isArray(entry)) return entry.with(Number(part), changed) as Entry;
  return { ...entry, [part]: changed };
}

const CATEGORY = ['employer_category', 'business_best_describe', 'verifying_employee_type'];
const CONTACTS = ['main_contact', 'main_contact_as_signatory', 'signatory'];

/** The step that asks for it. */
export function stepOfPath(path: string): EverifyStep {
  const [field = ''] = path.split('.');
  if (CATEGORY.includes(field)) return 'employer_category';
  if (field === 'hiring_sites') return 'hiring_sites';
  if (CONTACTS.includes(field)) return 'contacts';
  return 'company_info';
}

export const isEverifyStep = (text: string | null): text is EverifyStep =>
  (EVERIFY_STEPS as readonly (string | null)[]).includes(text);

const ADDRESS = { address_line_1: '', address_line_2: '', city: '', state: '', postal_code: '', country: 'US' };
const CONTACT = { name: '', title: '', phone: '', email: '' };

export const EMPTY_ENTRY: EverifyCompanyEntry = {
  company_name: '',
  dba_name: '',
  employer_id_number: '',
  number_of_employees: null,
  has_naics_code: false,
  naics_code: '',
  physical_address: ADDRESS,
  physical_address_as_mailing_address: true,
  mailing_address: ADDRESS,
  employer_category: null,
  business_best_describe: null,
  verifying_employee_type: null,
  hiring_sites: [],
  main_contact: CONTACT,
  main_contact_as_signatory: true,
  signatory: CONTACT,
};

/** What the wizard edits of a stored account. */
export const entryOf = (account: EverifyCompanyEntry): EverifyCompanyEntry =>
  Object.fromEntries(
    Object.keys(EMPTY_ENTRY).map((key) => [key, account[key as keyof EverifyCompanyEntry]]),
  ) as unknown as EverifyCompanyEntry;

/** `58-2214907` while it is typed. */
export function maskedEin(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}

/** Errors of the server name the record first. */
export const ownPaths = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^formi9_compliance_company\./, ''), text]),
  );
