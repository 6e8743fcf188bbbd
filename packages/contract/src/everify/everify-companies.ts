// A company's E-Verify accounts: enrollment in five steps, and its review (EVF-001..014).
import {
  BUSINESS_DESCRIPTIONS,
  EMPLOYEE_BANDS,
  EMPLOYER_CATEGORIES,
  EVERIFY_COMPANY_STATUSES,
  EVERIFY_NAME_MAX,
  SITE_COUNT_MAX,
  VERIFYING_TYPES,
} from '@onward/domain/everify/companies';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';

const managing = { audience: 'company', module: 'uscis_integration', permission: 'manage_everify' } as const;
/** An account serves many locations, so that nobody who sees only some of them changes it. */
const changing = { ...managing, unlimitedIn: 'location' } as const;
const ROOT = '/v1/onboarding/formi9_compliance/hr/companies';

const Text = Type.String({ maxLength: EVERIFY_NAME_MAX + 1 });

const PostalAddress = Type.Object({
  address_line_1: Text,
  address_line_2: Text,
  city: Text,
  state: Type.String({ maxLength: 40 }),
  postal_code: Type.String({ maxLength: 20 }),
  country: Type.String({ maxLength: 2 }),
});

const Contact = Type.Object({
  name: Text,
  title: Text,
  phone: Type.String({ maxLength: 40 }),
  email: Type.String({ maxLength: 255 }),
});

const HiringSite = Type.Object({
  state: Type.String({ maxLength: 40 }),
  count: Type.Integer({ minimum: 0, maximum: SITE_COUNT_MAX }),
  location_ids: Type.Array(Id, { maxItems: 2000, uniqueItems: true }),
});

const ENTRY = {
  company_name: Text,
  dba_name: Text,
  /** With or without dashes. */
  employer_id_number: Type.String({ maxLength: 20 }),
  number_of_employees: Nullable(Type.Enum([...EMPLOYEE_BANDS])),
  has_naics_code: Type.Boolean(),
  naics_code: Type.String({ maxLength: 6 }),
  physical_address: PostalAddress,
  physical_address_as_mailing_address: Type.Boolean(),
  mailing_address: PostalAddress,
  employer_category: Nullable(Type.Enum([...EMPLOYER_CATEGORIES])),
  business_best_describe: Nullable(Type.Enum([...BUSINESS_DESCRIPTIONS])),
  verifying_employee_type: Nullable(Type.Enum([...VERIFYING_TYPES])),
  hiring_sites: Type.Array(HiringSite, { maxItems: 60 }),
  main_contact: Contact,
  main_contact_as_signatory: Type.Boolean(),
  signatory: Contact,
};

export const EverifyCompany = Type.Object({
  id: Id,
  digest_key: Type.String(),
  status: Type.Enum([...EVERIFY_COMPANY_STATUSES]),
  ...ENTRY,
  location_ids: Type.Array(Id),
  review_note: Nullable(Type.String()),
  /** What the government knows the company by; null until it is active. */
  client_id: Nullable(Type.String()),
  submitted_at: Nullable(Timestamp),
  open_cases: Type.Integer(),
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type EverifyCompany = Static<typeof EverifyCompany>;

const Answer = Type.Object({ formi9_compliance_company: EverifyCompany });
/** What is left out stays as it is; a draft may be incomplete. */
const Entry = Type.Object({ formi9_compliance_company: Type.Partial(Type.Object(ENTRY)), version: Version });

export const listEverifyCompanies = endpoint({
  name: 'listEverifyCompanies',
  method: 'GET',
  path: ROOT,
  summary: 'E-Verify accounts of the company',
  ...managing,
  answers: { 200: Type.Object({ formi9_compliance_companies: Type.Array(EverifyCompany) }) },
});

export const createEverifyCompany = endpoint({
  name: 'createEverifyCompany',
  method: 'POST',
  path: ROOT,
  summary: 'Start an E-Verify account as a draft',
  ...changing,
  body: Entry,
  answers: { 201: Answer },
});

export const getEverifyCompany = endpoint({
  name: 'getEverifyCompany',
  method: 'GET',
  path: `${ROOT}/:id`,
  summary: 'One E-Verify account',
  ...managing,
  params: IdParams,
  answers: { 200: Answer },
});

export const updateEverifyCompany = endpoint({
  name: 'updateEverifyCompany',
  method: 'PUT',
  path: `${ROOT}/:id`,
  summary: 'Save a draft, or the contacts of an active account',
  ...changing,
  params: IdParams,
  body: Entry,
  answers: { 200: Answer },
});

export const submitEverifyCompany = endpoint({
  name: 'submitEverifyCompany',
  method: 'PUT',
  path: `${ROOT}/:id/submit`,
  summary: 'Submit a draft for review',
  ...changing,
  params: IdParams,
  body: Type.Object({ agreed: Type.Boolean(), version: Version }),
  answers: { 200: Answer },
});

export const deleteEverifyCompany = endpoint({
  name: 'deleteEverifyCompany',
  method: 'DELETE',
  path: `${ROOT}/:id`,
  summary: 'Delete an E-Verify account without open cases',
  ...changing,
  params: IdParams,
  answers: { 204: Empty },
});

const ReviewedCompany = Type.Object({
  id: Id,
  company_id: Id,
  owner_name: Type.String(),
  formi9_compliance_company: EverifyCompany,
  submitted_by: Nullable(Type.String()),
});
export type ReviewedEverifyCompany = Static<typeof ReviewedCompany>;

export const listEverifyReviews = endpoint({
  name: 'listEverifyReviews',
  method: 'GET',
  path: '/v1/support/formi9_compliance_companies',
  summary: 'E-Verify accounts that wait for review, the oldest first',
  audience: 'support',
  query: pageQuery({}),
  answers: { 200: pageResponse({ formi9_compliance_companies: Type.Array(ReviewedCompany) }) },
});

export const reviewEverifyCompany = endpoint({
  name: 'reviewEverifyCompany',
  method: 'PUT',
  path: `${ROOT}/:id/review`,
  summary: 'Approve an account, or send it back with a note',
  audience: 'support',
  ownTransactions: true,
  params: IdParams,
  body: Type.Object({
    status: Type.Enum(['active', 'draft']),
    review_note: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
  }),
  answers: { 200: Answer },
});
