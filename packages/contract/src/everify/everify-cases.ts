// E-Verify cases: created after Section 2, answered by the government, and closed (EVF-015..021).
import {
  CASE_TEXT_MAX,
  CLOSED_RESULTS,
  CLOSURE_REASONS,
  DELAY_REASONS,
  DUPLICATE_REASONS,
} from '@onward/domain/everify/case-rules';
import { CASE_STATUSES } from '@onward/domain/everify/case-states';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';

const managing = { audience: 'company', module: 'uscis_integration', permission: 'manage_everify' } as const;
const ROOT = '/v1/onboarding/formi9_compliance/hr/cases';

const CaseEvent = Type.Object({
  id: Id,
  event: Type.String(),
  from_status: Nullable(Type.Enum([...CASE_STATUSES])),
  status: Type.Enum([...CASE_STATUSES]),
  /** Null when it was the government or the product. */
  staff_name: Nullable(Type.String()),
  at: Timestamp,
});

const CaseDocument = Type.Object({
  list: Type.Enum(['a', 'b', 'c']),
  key: Type.String(),
  issuer: Type.String(),
  expires_on: Nullable(CalendarDate),
  /** Masked but for its last characters. */
  number: Nullable(Type.String()),
});

export const EverifyCase = Type.Object({
  id: Id,
  employee_id: Id,
  employee_name: Type.String(),
  location: Nullable(Type.Object({ id: Id, name: Type.String() })),
  company_integration_id: Nullable(Id),
  i9_form_id: Id,
  case_number: Nullable(Type.String()),
  status: Type.Enum([...CASE_STATUSES]),
  first_day: CalendarDate,
  submitted_at: Nullable(Timestamp),
  /** Of the step that is next; null when none runs. */
  due_on: Nullable(CalendarDate),
  /** Whether creating the case now is late, so that a reason is needed. */
  needs_delay_reason: Type.Boolean(),
  needs_duplicate_reason: Type.Boolean(),
  delay_reason: Nullable(Type.Enum([...DELAY_REASONS])),
  documents: Type.Array(CaseDocument),
  /** What the government could not match at first sight. */
  unconfirmed_fields: Type.Array(Type.String()),
  /** The government's photo, while it is to be compared. */
  photo_url: Nullable(Type.String()),
  /** Photos that were kept with Section 2. */
  copies: Type.Array(
    Type.Object({ id: Id, upload_id: Id, name: Type.String(), side: Type.String(), url: Type.String() }),
  ),
  referral: Nullable(
    Type.Object({
      reason: Type.String(),
      mismatch_on: CalendarDate,
      decide_by: CalendarDate,
      notice_given_at: Nullable(Timestamp),
      notice_signed_at: Nullable(Timestamp),
      contests: Nullable(Type.Boolean()),
      refer_by: Nullable(CalendarDate),
    }),
  ),
  /** Whether the record says that the person works here, suspended or not. */
  is_employed: Type.Boolean(),
  closure_reason: Nullable(Type.Enum([...CLOSURE_REASONS])),
  closure_text: Nullable(Type.String()),
  closed_result: Nullable(Type.Enum([...CLOSED_RESULTS])),
  closed_at: Nullable(Timestamp),
  replaced_by: Nullable(Id),
  replaces: Nullable(Id),
  /** Why the last call failed, in plain words. */
  problem: Nullable(Type.String()),
  /** The government did not answer for a while; the product keeps asking. */
  is_gateway_down: Type.Boolean(),
  events: Type.Array(CaseEvent),
  version: Type.Integer(),
});
export type EverifyCase = Static<typeof EverifyCase>;

const Answer = Type.Object({ everify_case: EverifyCase });

const CaseRow = Type.Object({
  id: Id,
  employee_id: Id,
  employee_name: Type.String(),
  location: Nullable(Type.Object({ id: Id, name: Type.String() })),
  case_number: Nullable(Type.String()),
  status: Type.Enum([...CASE_STATUSES]),
  submitted_at: Nullable(Timestamp),
  due_on: Nullable(CalendarDate),
  closed_result: Nullable(Type.Enum([...CLOSED_RESULTS])),
});
export type EverifyCaseRow = Static<typeof CaseRow>;

export const listEverifyCases = endpoint({
  name: 'listEverifyCases',
  method: 'GET',
  path: ROOT,
  summary:
    'E-Verify cases of employees in scope: those that wait for HR, other open ones, closed ones, each the newest first',
  ...managing,
  query: pageQuery({
    status: Type.Optional(Type.Enum([...CASE_STATUSES, 'open', 'waiting_for_hr'])),
    employee_id: Type.Optional(Id),
    query: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  answers: { 200: pageResponse({ cases: Type.Array(CaseRow) }) },
});

export const getEverifyCase = endpoint({
  name: 'getEverifyCase',
  method: 'GET',
  path: `${ROOT}/:id`,
  summary: 'One E-Verify case',
  ...managing,
  params: IdParams,
  answers: { 200: Answer },
});

export const createEverifyCase = endpoint({
  name: 'createEverifyCase',
  method: 'POST',
  path: ROOT,
  summary: 'Open a case for an employee whose Section 2 is complete',
  ...managing,
  body: Type.Object({ employee_id: Id }),
  answers: { 201: Answer },
});

const changing = { ...managing, params: IdParams, answers: { 200: Answer } } as const;
/** The government is asked without an open transaction. */
const calling = { ...changing, method: 'POST', idempotent: true, ownTransactions: true } as const;

export const updateEverifyCase = endpoint({
  name: 'updateEverifyCase',
  method: 'PUT',
  path: `${ROOT}/:id`,
  summary: 'Save the reasons of a late or repeated case before it is submitted',
  ...changing,
  body: Type.Object({
    delay_reason: Type.Optional(Nullable(Type.Enum([...DELAY_REASONS]))),
    delay_text: Type.Optional(Nullable(Type.String({ maxLength: CASE_TEXT_MAX }))),
    duplicate_reason: Type.Optional(Nullable(Type.Enum([...DUPLICATE_REASONS]))),
    duplicate_text: Type.Optional(Nullable(Type.String({ maxLength: CASE_TEXT_MAX }))),
    version: Version,
  }),
});

export const submitEverifyCase = endpoint({
  name: 'submitEverifyCase',
  path: `${ROOT}/:id/submit`,
  summary: 'Submit a case',
  ...calling,
});

export const confirmEverifyData = endpoint({
  name: 'confirmEverifyData',
  path: `${ROOT}/:id/confirm_data`,
  summary: 'Confirm what the government could not match; corrections are made on the Form I-9 first',
  ...calling,
});

export const comparePhotos = endpoint({
  name: 'comparePhotos',
  path: `${ROOT}/:id/photo_match`,
  summary: 'Say whether the two photos match',
  ...calling,
  body: Type.Object({
    /** Null when one of them shows no photo. */
    matches: Nullable(Type.Boolean()),
  }),
});

export const uploadCaseDocument = endpoint({
  name: 'uploadCaseDocument',
  path: `${ROOT}/:id/upload_document`,
  summary: 'Send photos of the document to the government: new ones, or those that are kept with the form',
  ...calling,
  body: Type.Object({ upload_id: Id, back_upload_id: Type.Optional(Nullable(Id)) }),
});

export const giveCaseNotice = endpoint({
  name: 'giveCaseNotice',
  method: 'POST',
  path: `${ROOT}/:id/notice`,
  summary: 'Record that the employee got the notice in private; it is also sent to them alone',
  ...changing,
  body: Type.Object({ language: Type.Enum(['en', 'es', 'fr', 'zh']) }),
});

export const referEverifyCase = endpoint({
  name: 'referEverifyCase',
  path: `${ROOT}/:id/refer`,
  summary: 'Record what the employee decided about a mismatch',
  ...calling,
  body: Type.Object({ contest: Type.Boolean(), notice_signed: Type.Boolean() }),
});

export const closeEverifyCase = endpoint({
  name: 'closeEverifyCase',
  path: `${ROOT}/:id/close`,
  summary: 'Close a case with a reason',
  ...calling,
  body: Type.Object({
    reason: Type.Enum([...CLOSURE_REASONS]),
    text: Type.Optional(Nullable(Type.String({ maxLength: CASE_TEXT_MAX }))),
  }),
});

export const refreshEverifyCase = endpoint({
  name: 'refreshEverifyCase',
  path: `${ROOT}/:id/refresh`,
  summary: 'Ask the government now instead of in a few minutes',
  ...calling,
  unaudited: 'what the government answers is in the trail of the case',
});

const File = { 200: Type.String({ description: 'The file' }) };

export const getCasePhoto = endpoint({
  name: 'getCasePhoto',
  method: 'GET',
  path: `${ROOT}/:id/photo`,
  summary: 'The photo that the government has on file; each look is recorded',
  ...managing,
  audited: { event: 'everify_photo_opened', subjectType: 'everify_case' },
  params: IdParams,
  answers: File,
});

/** `further_action`: about a mismatch; `referral`: where to go and until when. */
export const getCaseLetter = endpoint({
  name: 'getCaseLetter',
  method: 'GET',
  path: `${ROOT}/:id/letters/:letter`,
  summary: 'A notice for the employee as a PDF, in their language',
  ...managing,
  audited: { event: 'everify_letter_opened', subjectType: 'everify_case' },
  ownTransactions: true,
  params: Type.Object({ id: Id, letter: Type.Enum(['further_action', 'referral']) }),
  query: Type.Object({
    language: Type.Optional(Type.Enum(['en', 'es', 'fr', 'zh'])),
    type: Type.Optional(Type.Enum(['inline', 'download'])),
  }),
  answers: File,
});
