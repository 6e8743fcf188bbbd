// The portal in which a new employee does the tasks of an onboarding (ONB-040, ONB-041, AHD-016).
import { BRAND_COLORS } from '@onward/domain/company/brand-colors';
import { ACTION_TYPES, MODULE_TYPES } from '@onward/domain/onboarding/module-types';
import { LOCK_REASONS } from '@onward/domain/onboarding/progress';
import { ACTION_STATUSES, PROCESS_STATUSES } from '@onward/domain/onboarding/states';
import { LANGUAGES } from '@onward/domain/platform/languages';
import Type, { type Static } from 'typebox';
import { SigningInput } from '../documents/documents.ts';
import { Empty, endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, Timestamp } from '../fields.ts';
import { DigestKey } from './employee-processes.ts';

const employee = { audience: 'employee' } as const;

const Token = Type.String({ minLength: 1, maxLength: 100 });

export const CodeSent = Type.Object({
  /** Where the code went, masked. */
  sent_to: Type.String(),
  channel: Type.Enum(['sms', 'email']),
  expires_at: Timestamp,
  tries_left: Type.Integer(),
});
export type CodeSent = Static<typeof CodeSent>;

export const requestPortalCode = endpoint({
  name: 'requestPortalCode',
  method: 'POST',
  path: '/v1/onboarding/employee/sessions',
  summary: 'Send a code to the phone or email on file, for a new device',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({
    process_key: DigestKey,
    token: Token,
    /** Another way to get it, when there are two. */
    channel: Type.Optional(Type.Enum(['sms', 'email'])),
  }),
  answers: { 201: CodeSent },
});

export const openPortal = endpoint({
  name: 'openPortal',
  method: 'PUT',
  path: '/v1/onboarding/employee/sessions',
  summary: 'Enter the code; the token returned opens the portal on this device',
  audience: 'public',
  rateLimit: 'public_write',
  ownTransactions: true,
  body: Type.Object({ process_key: DigestKey, token: Token, code: Type.String({ maxLength: 12 }) }),
  answers: { 200: Type.Object({ portal_token: Type.String() }) },
});

const PortalAction = Type.Object({
  action_key: Type.String(),
  submission_key: Type.String(),
  action_type: Type.Enum([...ACTION_TYPES]),
  name: Type.String(),
  description: Type.String(),
  /** `waiting` while the company has to act. */
  status: Type.Enum([...ACTION_STATUSES]),
  lock_reason: Nullable(Type.Enum([...LOCK_REASONS])),
  minutes: Type.Integer(),
  is_started: Type.Boolean(),
  due_on: Nullable(CalendarDate),
  completed_at: Nullable(Timestamp),
  return_reason: Nullable(Type.String()),
});
export type PortalAction = Static<typeof PortalAction>;

export const PortalModule = Type.Object({
  id: Id,
  module_type: Type.Enum([...MODULE_TYPES]),
  name: Type.String(),
  description: Type.String(),
  requirement: Type.Enum(['required', 'optional']),
  is_done: Type.Boolean(),
  /** Everything the employee can do is done, but the company still has to act. */
  waits_for_company: Type.Boolean(),
  actions: Type.Array(PortalAction),
});
export type PortalModule = Static<typeof PortalModule>;

export const Portal = Type.Object({
  process_key: Type.String(),
  status: Type.Enum([...PROCESS_STATUSES]),
  company_name: Type.String(),
  brand_name: Type.String(),
  brand_color: Type.Enum([...BRAND_COLORS]),
  first_name: Type.String(),
  language: Type.Enum([...LANGUAGES]),
  /** Of the employee's own tasks. */
  done_count: Type.Integer(),
  all_count: Type.Integer(),
  minutes_left: Type.Integer(),
  modules: Type.Array(PortalModule),
  first_shift: Type.Object({
    start_date: Nullable(CalendarDate),
    position: Nullable(Type.String()),
    location_name: Nullable(Type.String()),
    address: Nullable(Type.String()),
    /** Who to ask. */
    contact_name: Nullable(Type.String()),
    contact_email: Nullable(Type.String()),
    /** Papers for Form I-9 have to be shown. */
    brings_papers: Type.Boolean(),
  }),
  /** Copies of what was signed. */
  files: Type.Array(Type.Object({ id: Id, name: Type.String(), created_at: Timestamp })),
});
export type Portal = Static<typeof Portal>;

const PortalAnswer = { 200: Type.Object({ portal: Portal }) };

export const getPortal = endpoint({
  name: 'getPortal',
  method: 'GET',
  path: '/v1/onboarding/employee/processes/:process_key',
  summary: "The employee's tasks",
  ...employee,
  params: Type.Object({ process_key: DigestKey }),
  answers: PortalAnswer,
});

export const setPortalLanguage = endpoint({
  name: 'setPortalLanguage',
  method: 'PUT',
  path: '/v1/onboarding/employee/language',
  summary: 'The language of the portal and of messages about the onboarding',
  ...employee,
  unaudited: 'A preference of the employee.',
  body: Type.Object({ language: Type.Enum([...LANGUAGES]) }),
  answers: { 204: Empty },
});

const ActionParams = Type.Object({ action_key: DigestKey });

export const completePortalAction = endpoint({
  name: 'completePortalAction',
  method: 'PUT',
  path: '/v1/onboarding/employee/employee_onboarding_actions/:action_key/completed',
  summary: 'Finish a task whose form was submitted',
  ...employee,
  unaudited: 'The room records it with the onboarding.',
  params: ActionParams,
  answers: PortalAnswer,
});

export const signPortalAction = endpoint({
  name: 'signPortalAction',
  method: 'PUT',
  path: '/v1/onboarding/employee/employee_onboarding_actions/:action_key/sign',
  summary: 'Sign a submitted form, or the documents of the company',
  ...employee,
  unaudited: 'The room records it with the onboarding.',
  params: ActionParams,
  body: SigningInput,
  answers: PortalAnswer,
});

export const uploadPortalFile = endpoint({
  name: 'uploadPortalFile',
  method: 'POST',
  path: '/v1/onboarding/employee/uploads',
  summary: 'Upload a photo or document for a form (multipart: file, sharpness of a photo)',
  ...employee,
  multipart: true,
  unaudited: 'The form that uses it is recorded.',
  body: Type.Object({ sharpness: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })) }),
  answers: {
    201: Type.Object({
      upload: Type.Object({ id: Id, file_name: Type.String(), content_type: Type.String(), byte_size: Type.Integer() }),
    }),
  },
});

export const getPortalUpload = endpoint({
  name: 'getPortalUpload',
  method: 'GET',
  path: '/v1/onboarding/employee/uploads/:id',
  summary: 'A file that the employee uploaded',
  ...employee,
  params: IdParams,
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const getPortalFile = endpoint({
  name: 'getPortalFile',
  method: 'GET',
  path: '/v1/onboarding/employee/files/:id',
  summary: 'A copy of a form or document that the employee signed',
  ...employee,
  params: IdParams,
  answers: { 200: Type.String({ description: 'The file' }) },
});
