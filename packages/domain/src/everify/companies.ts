// A company's E-Verify account: what its five steps ask, what is wrong, and its states (EVF-001..009).
import { countryProblem, postalCodeProblem, stateProblem } from '../locations/addresses.ts';
import { isEmployerId } from '../locations/tax-infos.ts';
import { ADDRESS_LINE_1_MAX, ADDRESS_LINE_2_MAX } from '../platform/constants.ts';
import { isEmail } from '../platform/contact/email.ts';
import { isNaicsCode } from './naics.ts';

export const EVERIFY_COMPANY_STATUSES = ['draft', 'pending_review', 'active'] as const;
export type EverifyCompanyStatus = (typeof EVERIFY_COMPANY_STATUSES)[number];

export const EVERIFY_COMPANY_EVENTS = [
  'save_draft',
  'submit',
  'approve',
  'send_back',
  'edit_contacts',
  'delete',
] as const;
export type EverifyCompanyEvent = (typeof EVERIFY_COMPANY_EVENTS)[number];

type NextStatus = EverifyCompanyStatus | 'deleted';

const MOVES: Record<EverifyCompanyEvent, Partial<Record<EverifyCompanyStatus, NextStatus>>> = {
  save_draft: { draft: 'draft' },
  submit: { draft: 'pending_review' },
  approve: { pending_review: 'active' },
  send_back: { pending_review: 'draft' },
  edit_contacts: { active: 'active' },
  // Of an active one only while no case is open.
  delete: { draft: 'deleted', pending_review: 'deleted', active: 'deleted' },
};

export type EverifyCompanyMove =
  | { allowed: true; status: NextStatus }
  | { allowed: false; reason: EverifyCompanyStatus | 'open_cases' };

/** The reason of a refusal is the state that doesn't allow the event, or what is in its way. */
export function moveEverifyCompany(
  status: EverifyCompanyStatus,
  event: EverifyCompanyEvent,
  { openCases = 0 }: { openCases?: number } = {},
): EverifyCompanyMove {
  const next = MOVES[event][status];
  if (!next) return { allowed: false, reason: status };
  if (event === 'delete' && openCases > 0) return { allowed: false, reason: 'open_cases' };
  return { allowed: true, status: next };
}

export const EVERIFY_STEPS = ['company_info', 'employer_category', 'hiring_sites', 'contacts', 'preview'] as const;
export type EverifyStep = (typeof EVERIFY_STEPS)[number];

export const EMPLOYEE_BANDS = [
  '1_4',
  '5_9',
  '10_19',
  '20_99',
  '100_499',
  '500_999',
  '1000_2499',
  '2500_4999',
  '5000_9999',
  '10000_more',
] as const;
export type EmployeeBand = (typeof EMPLOYEE_BANDS)[number];

export const EMPLOYER_CATEGORIES = [
  'none',
  'federal_contractor',
  'federal_government',
  'state_government',
  'local_government',
] as const;
export type EmployerCategory = (typeof EMPLOYER_CATEGORIES)[number];

export const BUSINESS_DESCRIPTIONS = ['single_location', 'multiple_locations', 'franchise', 'staffing_agency'] as const;
export type BusinessDescription = (typeof BUSINESS_DESCRIPTIONS)[number];

export const VERIFYING_TYPES = ['all_new_hires', 'new_hires_and_contract_employees', 'entire_workforce'] as const;
export type VerifyingType = (typeof VERIFYING_TYPES)[number];

/** Only federal contractors may verify people who already work for them. */
export const verifyingTypes = (category: EmployerCategory | null): readonly VerifyingType[] =>
  category === 'federal_contractor' ? VERIFYING_TYPES : ['all_new_hires'];

export interface PostalAddress {
  address_line_1: string;
  address_line_2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

export interface EverifyContact {
  name: string;
  title: string;
  phone: string;
  email: string;
}

export interface HiringSite {
  state: string;
  count: number;
  location_ids: readonly number[];
}

/** Empty texts and nulls are what nobody entered yet; a draft may have them. */
export interface EverifyCompanyEntry {
  company_name: string;
  dba_name: string;
  employer_id_number: string;
  number_of_employees: EmployeeBand | null;
  has_naics_code: boolean;
  naics_code: string;
  physical_address: PostalAddress;
  physical_address_as_mailing_address: boolean;
  mailing_address: PostalAddress;
  employer_category: EmployerCategory | null;
  business_best_describe: BusinessDescription | null;
  verifying_employee_type: VerifyingType | null;
  hiring_sites: readonly HiringSite[];
  main_contact: EverifyContact;
  main_contact_as_signatory: boolean;
  signatory: EverifyContact;
}

export const EVERIFY_NAME_MAX = 120;
export const SITE_COUNT_MAX = 10_000;

export type EverifyProblem =
  | 'required'
  | 'too_long'
  | 'employer_id_invalid'
  | 'naics_unknown'
  | 'state_unknown'
  | 'country_unknown'
  | 'postal_code_invalid'
  | 'email_invalid'
  | 'phone_invalid'
  | 'not_an_option'
  | 'site_count'
  | 'state_twice'
  | 'location_twice'
  | 'location_elsewhere'
  | 'location_taken'
  | 'location_unknown'
  | 'email_twice';

/** By path, such as `physical_address.city` and `hiring_sites.0.count`. */
export type EverifyProblems = Record<string, EverifyProblem>;

const PHONE = /^\+?[\d\s().-]{7,24}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i;

/** What a step still needs; `stateOf` tells in which state a location is. */
export function stepProblems(
  step: EverifyStep,
  entry: EverifyCompanyEntry,
  stateOf: (locationId: number) => string | null,
): EverifyProblems {
  switch (step) {
    case 'company_info':
      return companyInfoProblems(entry);
    case 'employer_category':
      return categoryProblems(entry);
    case 'hiring_sites':
      return siteProblems(entry.hiring_sites, stateOf);
    case 'contacts':
      return contactsProblems(entry);
    case 'preview':
      return {};
  }
}

export const entryProblems = (
  entry: EverifyCompanyEntry,
  stateOf: (locationId: number) => string | null,
): EverifyProblems => Object.assign({}, ...EVERIFY_STEPS.map((step) => stepProblems(step, entry, stateOf)));

type Found = [string, EverifyProblem | null | undefined | false];

const gather = (found: readonly Found[]): EverifyProblems =>
  Object.fromEntries(found.filter((each): each is [string, EverifyProblem] => Boolean(each[1])));

function textProblem(text: string, max = EVERIFY_NAME_MAX): EverifyProblem | null {
  if (text.trim() === '') return 'required';
  return text.trim().length > max ? 'too_long' : null;
}

function companyInfoProblems(entry: EverifyCompanyEntry): EverifyProblems {
  return {
    ...gather([
      ['company_name', textProblem(entry.company_name)],
      ['dba_name', entry.dba_name.length > EVERIFY_NAME_MAX && 'too_long'],
      ['employer_id_number', !isEmployerId(entry.employer_id_number) && 'employer_id_invalid'],
      ['number_of_employees', entry.number_of_employees === null && 'required'],
      ['naics_code', entry.has_naics_code && !isNaicsCode(entry.naics_code) && 'naics_unknown'],
    ]),
    ...addressProblems('physical_address', entry.physical_address),
    ...(entry.physical_address_as_mailing_address ? {} : addressProblems('mailing_address', entry.mailing_address)),
  };
}

function addressProblems(path: string, address: PostalAddress): EverifyProblems {
  const country = address.country.trim() || 'US';
  return gather([
    [`${path}.address_line_1`, textProblem(address.address_line_1, ADDRESS_LINE_1_MAX)],
    [`${path}.address_line_2`, address.address_line_2.trim().length > ADDRESS_LINE_2_MAX && 'too_long'],
    [`${path}.city`, textProblem(address.city, 60)],
    [`${path}.state`, textProblem(address.state) ?? (stateProblem(country, address.state) && 'state_unknown')],
    [`${path}.postal_code`, textProblem(address.postal_code) ?? postalProblem(country, address.postal_code)],
    [`${path}.country`, countryProblem(country) && 'country_unknown'],
  ]);
}

const postalProblem = (country: string, code: string): EverifyProblem | null =>
  postalCodeProblem(country, code) && 'postal_code_invalid';

function categoryProblems(entry: EverifyCompanyEntry): EverifyProblems {
  const { employer_category: category, verifying_employee_type: type } = entry;
  return gather([
    ['employer_category', category === null && 'required'],
    ['business_best_describe', entry.business_best_describe === null && 'required'],
    [
      'verifying_employee_type',
      type === null ? 'required' : !verifyingTypes(category).includes(type) && 'not_an_option',
    ],
  ]);
}

function siteProblems(sites: readonly HiringSite[], stateOf: (locationId: number) => string | null): EverifyProblems {
  if (sites.length === 0) return { hiring_sites: 'required' };
  const found: Found[] = sites.flatMap(({ state, count, location_ids }, at): Found[] => {
    const before = sites.slice(0, at);
    return [
      [`hiring_sites.${at}.state`, siteStateProblem(state, before)],
      [`hiring_sites.${at}.count`, !isSiteCount(count, location_ids.length) && 'site_count'],
      [
        `hiring_sites.${at}.location_ids`,
        location_ids.some((id) => before.some((site) => site.location_ids.includes(id)))
          ? 'location_twice'
          : location_ids.some((id) => stateOf(id) !== state) && 'location_elsewhere',
      ],
    ];
  });
  return gather(found);
}

function siteStateProblem(state: string, before: readonly HiringSite[]): EverifyProblem | null {
  if (state.trim() === '') return 'required';
  if (stateProblem('US', state)) return 'state_unknown';
  return before.some((site) => site.state === state) ? 'state_twice' : null;
}

const isSiteCount = (count: number, locations: number): boolean =>
  Number.isInteger(count) && count >= Math.max(1, locations) && count <= SITE_COUNT_MAX;

function contactsProblems(entry: EverifyCompanyEntry): EverifyProblems {
  const { main_contact: main, signatory, main_contact_as_signatory: isSame } = entry;
  const isTwice =
    !isSame && isEmail(main.email) && main.email.trim().toLowerCase() === signatory.email.trim().toLowerCase();
  return {
    ...contactProblems('main_contact', main),
    ...(isSame ? {} : contactProblems('signatory', signatory)),
    ...(isTwice ? { 'signatory.email': 'email_twice' as const } : {}),
  };
}

const contactProblems = (path: string, contact: EverifyContact): EverifyProblems =>
  gather([
    [`${path}.name`, textProblem(contact.name)],
    [`${path}.title`, textProblem(contact.title)],
    [`${path}.phone`, textProblem(contact.phone) ?? (!PHONE.test(contact.phone.trim()) && 'phone_invalid')],
    [`${path}.email`, textProblem(contact.email, 254) ?? (!isEmail(contact.email) && 'email_invalid')],
  ]);

/** A location belongs to one account, even while that is a draft. */
export const takenLocations = (sites: readonly HiringSite[], taken: ReadonlySet<number>): EverifyProblems =>
  gather(
    sites.map(
      ({ location_ids }, at): Found => [
        `hiring_sites.${at}.location_ids`,
        location_ids.some((id) => taken.has(id)) && 'location_taken',
      ],
    ),
  );

/** The locations that an account covers. */
export const coveredLocations = (sites: readonly HiringSite[]): number[] => [
  ...new Set(sites.flatMap(({ location_ids }) => location_ids)),
];
