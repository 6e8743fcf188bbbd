// Filling in and reviewing the forms of an onboarding, by the employee and by assignees (ONB-038, ONB-041..048).
import { ACCOUNT_TYPES, SPLIT_KINDS } from '@onward/domain/employees/direct-deposit';
import { WORK_STATUSES } from '@onward/domain/everify/work-statuses';
import { ACTION_TYPES } from '@onward/domain/onboarding/module-types';
import { ACTION_STATUSES } from '@onward/domain/onboarding/states';
import Type, { type Static } from 'typebox';
import { FilledFields, PageImage, PageParams, SignedDocument, SigningInput } from '../documents/documents.ts';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, Timestamp, Version } from '../fields.ts';
import { AskedQuestion } from '../questions/questions.ts';
import { DigestKey, EmployeeAction } from './employee-processes.ts';

const MODULE = 'onboarding';
/** The employee in the portal, or staff; the service checks that they are assignees. */
const filling = { audience: 'participant', module: MODULE } as const;
const acting = { audience: 'company', module: MODULE } as const;

const ANSWER_TEXT_MAX = 4000;

/** One object instead of several, because the validator drops fields that the first of several shapes doesn't know. */
const AccountAnswer = Type.Object({
  bank_name: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  account_type: Type.Enum([...ACCOUNT_TYPES]),
  routing_number: Type.String({ maxLength: 20 }),
  account_number: Type.String({ maxLength: 30 }),
  account_number_again: Type.Optional(Type.String({ maxLength: 30 })),
  split: Type.Enum([...SPLIT_KINDS]),
  value: Type.Optional(Nullable(Type.Number())),
});
export type AccountAnswer = Static<typeof AccountAnswer>;

const Value = Nullable(
  Type.Union([
    Type.String({ maxLength: ANSWER_TEXT_MAX }),
    Type.Number(),
    Type.Boolean(),
    Type.Array(Type.String({ maxLength: ANSWER_TEXT_MAX }), { maxItems: 30 }),
  ]),
);

/** By the key of the field. Bank accounts have a place of their own. */
const Answers = Type.Record(Type.String({ maxLength: 60 }), Value, { maxProperties: 120 });
const Accounts = Type.Array(AccountAnswer, { maxItems: 3 });

const KeyParams = Type.Object({ submission_key: DigestKey });
const ActionParams = Type.Object({ action_key: DigestKey });

export const FormSubmission = Type.Object({
  submission_key: Type.String(),
  action_type: Type.Enum([...ACTION_TYPES]),
  name: Type.String(),
  description: Type.String(),
  status: Type.Enum([...ACTION_STATUSES]),
  version: Type.Integer(),
  saved_at: Nullable(Timestamp),
  completed_at: Nullable(Timestamp),
  signature_name: Nullable(Type.String()),
  signed_at: Nullable(Timestamp),
  /** What the form depends on; the form itself is made from it by the rules both sides share. */
  context: Type.Object({
    work_state: Nullable(Type.String()),
    questions: Type.Array(AskedQuestion),
    uses_everify: Type.Boolean(),
    is_minor: Type.Boolean(),
    work_status: Nullable(Type.Enum([...WORK_STATUSES])),
    missing: Type.Array(Type.String()),
    /** The day at the place of work. */
    today: CalendarDate,
    first_day: Nullable(CalendarDate),
    employer: Type.Object({ name: Type.String(), address: Type.String(), ein: Nullable(Type.String()) }),
    person: Type.Object({ name: Type.String(), address: Nullable(Type.String()), ssn: Nullable(Type.String()) }),
  }),
  /** Sensitive values are masked; sent back they mean unchanged. */
  answers: Answers,
  accounts: Accounts,
  /** Files that answer questions. */
  files: Type.Array(
    Type.Object({
      field: Type.String(),
      upload_id: Id,
      name: Type.String(),
      url: Type.String(),
      /** Of a photo, from 0 to 100; null for other files. */
      sharpness: Nullable(Type.Integer()),
    }),
  ),
  return_reason: Nullable(Type.String()),
  returned_by: Nullable(Type.String()),
  /** Only these are open; empty means the whole form. */
  fixes: Type.Array(Type.Object({ field: Type.String(), reason: Type.String() })),
});
export type FormSubmission = Static<typeof FormSubmission>;

const SubmissionAnswer = { 200: Type.Object({ onboarding_form_submission: FormSubmission }) };

export const getSubmission = endpoint({
  name: 'getOnboardingSubmission',
  method: 'GET',
  path: '/v1/onboarding_form_submissions/:submission_key',
  summary: 'The form of an action with what was answered so far',
  ...filling,
  params: KeyParams,
  answers: SubmissionAnswer,
});

export const saveSubmission = endpoint({
  name: 'saveOnboardingSubmission',
  method: 'PUT',
  path: '/v1/onboarding_form_submissions/:submission_key',
  summary: 'Save a draft, or submit the form',
  ...filling,
  unaudited: 'Drafts are saved with every field; what is submitted is recorded by the room.',
  params: KeyParams,
  body: Type.Object({
    answers: Answers,
    accounts: Type.Optional(Accounts),
    /** Saves without checks. */
    draft: Type.Optional(Type.Boolean()),
    /** The one that was loaded; another device saved meanwhile if it differs. */
    version: Version,
  }),
  answers: SubmissionAnswer,
});

const ActionAnswer = { 200: Type.Object({ employee_onboarding_action: EmployeeAction }) };

export const signCompanyDocument = endpoint({
  name: 'signCompanyDocument',
  method: 'PUT',
  path: '/v1/onboarding/hr/employee_onboarding_actions/:action_key/employee_offer_signers/:id',
  summary: 'Sign a company document for the company',
  ...acting,
  params: Type.Object({ action_key: DigestKey, id: Id }),
  body: Type.Object({ status: Type.Literal('signed'), ...Type.Partial(SigningInput).properties }),
  answers: ActionAnswer,
});

export const completeHrAction = endpoint({
  name: 'completeHrAction',
  method: 'PUT',
  path: '/v1/onboarding/hr/employee_onboarding_actions/:action_key/completed',
  summary: 'Complete an action of the company: approve, or finish',
  ...acting,
  params: ActionParams,
  /** Of forms that the company signs, with the name of the account. */
  body: Type.Optional(
    Type.Object({
      agreed: Type.Optional(Type.Boolean()),
    }),
  ),
  answers: ActionAnswer,
});

export const returnAction = endpoint({
  name: 'returnAction',
  method: 'PUT',
  path: '/v1/onboarding/hr/employee_onboarding_actions/:action_key/returned',
  summary: 'Send a completed action back to the employee, with the reason; fields open only those',
  ...acting,
  params: ActionParams,
  body: Type.Object({
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    fields: Type.Optional(
      Type.Array(Type.Object({ field: Type.String({ maxLength: 60 }), reason: Type.String({ maxLength: 300 }) }), {
        maxItems: 40,
      }),
    ),
  }),
  answers: ActionAnswer,
});

export const getActionDocuments = endpoint({
  name: 'getActionDocuments',
  method: 'GET',
  path: '/v1/onboarding/employee_onboarding_actions/:action_key/documents',
  summary: 'The documents that an action asks to sign',
  ...filling,
  params: ActionParams,
  answers: {
    200: Type.Object({
      documents: Type.Array(SignedDocument),
      signer: Nullable(
        Type.Object({
          id: Id,
          name: Type.String(),
          status: Type.String(),
          signed_at: Nullable(Timestamp),
          values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
        }),
      ),
      /** What its signers filled in so far. */
      filled_fields: FilledFields,
      is_sealed: Type.Boolean(),
    }),
  },
});

export const getActionFile = endpoint({
  name: 'getActionFile',
  method: 'GET',
  path: '/v1/onboarding/employee_onboarding_actions/:action_key/files/:id',
  summary: 'A photo or document that the employee uploaded for a form',
  ...acting,
  audited: { event: 'onboarding_file_opened', subjectType: 'employee_onboarding_action' },
  params: Type.Object({ action_key: DigestKey, id: Id }),
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'])) }),
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const getActionDocumentPage = endpoint({
  name: 'getActionDocumentPage',
  method: 'GET',
  path: '/v1/onboarding/employee_onboarding_actions/:action_key/documents/:position/pages/:page',
  summary: 'A page of an uploaded document as an image',
  ...filling,
  params: Type.Object({ action_key: DigestKey, position: Type.Integer({ minimum: 0, maximum: 100 }), ...PageParams }),
  ownTransactions: true,
  answers: { 200: PageImage },
});

const SendAnswer = {
  200: Type.Object({
    status: Type.Enum(['sent', 'failed']),
    errors: Type.Array(Type.Object({ field: Nullable(Type.String()), message: Type.String() })),
  }),
};

const sending = {
  method: 'POST',
  ...acting,
  idempotent: true,
  params: IdParams,
  ownTransactions: true,
  unaudited: 'Payroll records the transfer.',
  answers: SendAnswer,
} as const;

export const sendToAdp = endpoint({
  name: 'sendToAdp',
  path: '/v1/employee_onboarding_actions/:id/send_to_adp',
  summary: 'Send the employee to ADP',
  ...sending,
});

export const sendToPaychex = endpoint({
  name: 'sendToPaychex',
  path: '/v1/employee_onboarding_actions/:id/send_to_paychex',
  summary: 'Send the employee to Paychex',
  ...sending,
});
