// One Form I-9: what was signed, and what is added to it (AHD-011, ONB-044).
import { EMPLOYEE_STATUSES } from '@onward/domain/employees/statuses';
import { CASE_STATUSES } from '@onward/domain/everify/case-states';
import { CORRECTION_REASON_MAX, I9_SECTIONS, SUPPLEMENT_KINDS } from '@onward/domain/everify/i9-changes';
import { I9_DUES, URGENCIES } from '@onward/domain/everify/i9-clock';
import { I9_DOCUMENT_KEYS } from '@onward/domain/everify/i9-documents';
import { I9_STATUSES } from '@onward/domain/everify/i9-states';
import { WORK_STATUSES } from '@onward/domain/everify/work-statuses';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, Timestamp, Version } from '../fields.ts';

const MODULE = 'onboarding';
const managing = { audience: 'company', module: MODULE, permission: 'manage_everify' } as const;

const Place = Type.Object({ id: Id, name: Type.String() });

/** The first day and the three business days after it; empty for what expires. */
export const I9Clock = Type.Array(
  Type.Object({ day: CalendarDate, state: Type.Enum(['past', 'now', 'future', 'late']) }),
);

const Copy = Type.Object({
  id: Id,
  list: Nullable(Type.Enum(['a', 'b', 'c'])),
  name: Type.String(),
  content_type: Type.String(),
  url: Type.String(),
  /** By the employee, with Section 1. */
  is_own: Type.Boolean(),
});

/** By field; sensitive values are masked. */
const Answers = Type.Record(Type.String(), Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()])));

const SignedSection = Type.Object({
  answers: Answers,
  signature_name: Type.String(),
  signed_at: Timestamp,
  /** Null for the employee. */
  staff_name: Nullable(Type.String()),
});

const Change = Type.Object({
  id: Id,
  kind: Type.Enum([
    'created',
    'section1_signed',
    'section1_returned',
    'section2_signed',
    'viewed',
    'revealed',
    'corrected',
    'receipt_replaced',
    'reverification',
    'rehire',
    'exported',
    'first_day_moved',
    'purged',
  ]),
  section: Nullable(Type.Enum([...I9_SECTIONS])),
  field: Nullable(Type.String()),
  before: Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  after: Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  reason: Nullable(Type.String()),
  staff_name: Nullable(Type.String()),
  at: Timestamp,
});

const Supplement = Type.Object({
  id: Id,
  kind: Type.Enum([...SUPPLEMENT_KINDS]),
  rehired_on: Nullable(CalendarDate),
  new_last_name: Nullable(Type.String()),
  new_first_name: Nullable(Type.String()),
  document: Nullable(Type.Enum([...I9_DOCUMENT_KEYS])),
  /** Masked. */
  document_number: Nullable(Type.String()),
  expires_on: Nullable(CalendarDate),
  additional_information: Nullable(Type.String()),
  examined: Type.Enum(['in_person', 'live_video']),
  signature_name: Type.String(),
  at: Timestamp,
});

export const I9Form = Type.Object({
  id: Id,
  employee: Type.Object({ id: Id, name: Type.String(), status: Type.Enum([...EMPLOYEE_STATUSES]) }),
  location: Nullable(Place),
  status: Type.Enum([...I9_STATUSES]),
  edition: Type.String(),
  first_day: CalendarDate,
  today: CalendarDate,
  /** What is due, the most urgent first. */
  dues: Type.Array(
    Type.Object({
      what: Type.Enum([...I9_DUES]),
      due: CalendarDate,
      days_left: Type.Integer(),
      urgency: Type.Enum([...URGENCIES]),
    }),
  ),
  clock: I9Clock,
  uses_everify: Type.Boolean(),
  /** Null before Section 1 is signed. */
  work_status: Nullable(Type.Enum([...WORK_STATUSES])),
  section1: Nullable(SignedSection),
  section2: Nullable(SignedSection),
  receipt_until: Nullable(CalendarDate),
  reverify_by: Nullable(CalendarDate),
  supplements: Type.Array(Supplement),
  copies: Type.Array(Copy),
  /** Everything that happened, the newest first. */
  changes: Type.Array(Change),
  case: Nullable(Type.Object({ id: Id, status: Type.Enum([...CASE_STATUSES]), case_number: Nullable(Type.String()) })),
  /** The last day it has to be kept; null while the person works here. */
  retained_until: Nullable(CalendarDate),
  purged_at: Nullable(Timestamp),
  /** The onboarding in which sections are filled in; null when none is running. */
  process_key: Nullable(Type.String()),
  has_pdf: Type.Boolean(),
  version: Type.Integer(),
});
export type I9Form = Static<typeof I9Form>;

const Answer = Type.Object({ i9_form: I9Form });

export const getEmployeeI9 = endpoint({
  name: 'getEmployeeI9',
  method: 'GET',
  path: '/v1/employees/:id/i9_form',
  summary: 'The Form I-9 of an employee, for those who manage it or do Section 2; each look is recorded',
  audience: 'company',
  module: MODULE,
  audited: { event: 'i9_opened', subjectType: 'employee' },
  params: IdParams,
  answers: { 200: Answer },
});

export const revealI9Field = endpoint({
  name: 'revealI9Field',
  method: 'POST',
  path: '/v1/i9_forms/:id/reveal',
  summary: 'Show one sensitive value; each call is recorded',
  audience: 'company',
  module: MODULE,
  permission: 'view_sensitive_pii',
  confirmed: true,
  params: IdParams,
  body: Type.Object({ section: Type.Enum([...I9_SECTIONS]), field: Type.String({ maxLength: 40 }) }),
  answers: { 200: Type.Object({ value: Type.String() }) },
});

const changing = { ...managing, params: IdParams, answers: { 200: Answer } } as const;

export const correctI9 = endpoint({
  name: 'correctI9',
  method: 'POST',
  path: '/v1/i9_forms/:id/corrections',
  summary: 'Correct Section 2; the old values stay, with who, when, and why',
  ...changing,
  body: Type.Object({
    section: Type.Literal('section2'),
    /** Only what changes; masked values mean unchanged. */
    answers: Type.Record(
      Type.String({ maxLength: 40 }),
      Nullable(Type.Union([Type.String({ maxLength: 600 }), Type.Number(), Type.Boolean()])),
      { maxProperties: 40 },
    ),
    reason: Type.String({ minLength: 1, maxLength: CORRECTION_REASON_MAX, pattern: '\\S' }),
    version: Version,
  }),
});

const Paper = {
  document: Type.Enum([...I9_DOCUMENT_KEYS]),
  document_number: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
  expires_on: Type.Optional(Nullable(CalendarDate)),
};

export const replaceReceipt = endpoint({
  name: 'replaceI9Receipt',
  method: 'POST',
  path: '/v1/i9_forms/:id/receipt_replacements',
  summary: 'Enter the document that a receipt stood for',
  ...changing,
  body: Type.Object({
    ...Paper,
    issuer: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    agreed: Type.Boolean(),
    version: Version,
  }),
});

export const addSupplement = endpoint({
  name: 'addI9Supplement',
  method: 'POST',
  path: '/v1/i9_forms/:id/supplements',
  summary: 'Supplement B: prove the right to work again, or take over the form of somebody who came back',
  ...changing,
  body: Type.Object({
    kind: Type.Enum([...SUPPLEMENT_KINDS]),
    rehired_on: Type.Optional(Nullable(CalendarDate)),
    new_last_name: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    new_first_name: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    document: Type.Optional(Nullable(Paper.document)),
    document_number: Paper.document_number,
    expires_on: Paper.expires_on,
    additional_information: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    examined: Type.Enum(['in_person', 'live_video']),
    agreed: Type.Boolean(),
    version: Version,
  }),
});

export const addI9Copy = endpoint({
  name: 'addI9Copy',
  method: 'POST',
  path: '/v1/i9_forms/:id/copies',
  summary: 'Keep a photo of a document with the form',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  body: Type.Object({ upload_id: Id, list: Nullable(Type.Enum(['a', 'b', 'c'])) }),
  answers: { 201: Type.Object({ copy: Copy }) },
});

const File = { 200: Type.String({ description: 'The file' }) };

export const getI9Copy = endpoint({
  name: 'getI9Copy',
  method: 'GET',
  path: '/v1/i9_copies/:id',
  summary: 'A photo of a document; each look is recorded',
  audience: 'company',
  module: MODULE,
  audited: { event: 'i9_copy_opened', subjectType: 'i9_copy' },
  params: IdParams,
  answers: File,
});

export const deleteI9Copy = endpoint({
  name: 'deleteI9Copy',
  method: 'DELETE',
  path: '/v1/i9_copies/:id',
  summary: 'Remove a photo before Section 2 is signed',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  answers: { 204: Empty },
});

export const getI9Pdf = endpoint({
  name: 'getI9Pdf',
  method: 'GET',
  path: '/v1/i9_forms/:id/pdf',
  summary: 'The form with its supplements and corrections as a PDF',
  audience: 'company',
  module: MODULE,
  permission: 'view_sensitive_pii',
  audited: { event: 'i9_pdf_opened', subjectType: 'i9_form' },
  ownTransactions: true,
  params: IdParams,
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'])) }),
  answers: File,
});
