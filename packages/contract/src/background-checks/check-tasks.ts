// What applicants do through the link of a background check: read the notice, agree or not, and answer a report (CAR-019).
import { DISPUTE_TEXT_MAX } from '@onward/domain/background-checks/adverse-action';
import { LEGAL_NAME_MAX } from '@onward/domain/background-checks/consent';
import { CHECK_STATUSES } from '@onward/domain/background-checks/states';
import { BRAND_COLORS } from '@onward/domain/company/brand-colors';
import { LANGUAGES } from '@onward/domain/platform/languages';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Nullable, Timestamp } from '../fields.ts';

const TokenParams = Type.Object({ token: Type.String({ minLength: 1 }) });
const read = { audience: 'public', rateLimit: 'public_read', params: TokenParams } as const;
const write = { audience: 'public', rateLimit: 'public_write', params: TokenParams } as const;

export const CheckTask = Type.Object({
  background_check: Type.Object({
    status: Type.Enum([...CHECK_STATUSES]),
    company_name: Type.String(),
    brand_name: Type.String(),
    brand_color: Type.Enum([...BRAND_COLORS]),
    position_title: Type.String(),
    location_name: Type.String(),
    time_zone: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    /** Until when the applicant can agree. */
    expires_at: Timestamp,
    consented_at: Nullable(Timestamp),
    /** Canceled because the applicant did not agree. */
    is_refused: Type.Boolean(),
    completed_at: Nullable(Timestamp),
  }),
  package: Type.Object({ name: Type.String(), screenings: Type.Array(Type.String()) }),
  /** The texts as they will be kept, in the language of the request. */
  disclosure: Type.Array(Type.String()),
  authorization: Type.Array(Type.String()),
  /** The provider's name, which the notice mentions. */
  provider_name: Type.String(),
  /** Applicants who applied without an email address are asked for one. */
  needs_email: Type.Boolean(),
  /** After a first notice. */
  adverse_action: Nullable(
    Type.Object({
      pre_at: Nullable(Timestamp),
      final_at: Nullable(Timestamp),
      message: Nullable(Type.String()),
      waits_until: CalendarDate,
      disputed_at: Nullable(Timestamp),
      statement: Nullable(Type.String()),
      has_pre_letter: Type.Boolean(),
      has_final_letter: Type.Boolean(),
    }),
  ),
  /** The PDF of what the applicant agreed to is ready. */
  has_consent_letter: Type.Boolean(),
  /** The applicant's copy of the report can be downloaded. */
  has_report: Type.Boolean(),
});
export type CheckTask = Static<typeof CheckTask>;

const Answer = { 200: CheckTask };

export const getCheckTask = endpoint({
  name: 'getCheckTask',
  method: 'GET',
  path: '/v1/applicant_tasks/background_checks/:token',
  summary: 'The notice, the authorization, and the package of a task link',
  ...read,
  answers: Answer,
});

const field = (maxLength: number) => Type.String({ maxLength });

export const consentToCheck = endpoint({
  name: 'consentToCheck',
  method: 'POST',
  path: '/v1/applicant_tasks/background_checks/:token/consent',
  summary: 'Allow the check; the identity fields are passed to the provider only',
  ...write,
  body: Type.Object({
    full_legal_name: field(LEGAL_NAME_MAX),
    date_of_birth: field(20),
    ssn: field(40),
    postal_code: field(20),
    email: Type.Optional(Nullable(field(254))),
    /** Sends the applicant a copy of the report. */
    wants_copy: Type.Optional(Type.Boolean()),
    /** Confirms a legal name with another last name than the application. */
    name_confirmed: Type.Optional(Type.Boolean()),
    agreed: Type.Literal(true),
  }),
  answers: Answer,
});

export const refuseCheck = endpoint({
  name: 'refuseCheck',
  method: 'POST',
  path: '/v1/applicant_tasks/background_checks/:token/refuse',
  summary: 'Do not allow the check',
  ...write,
  answers: Answer,
});

export const disputeCheck = endpoint({
  name: 'disputeCheck',
  method: 'POST',
  path: '/v1/applicant_tasks/background_checks/:token/dispute',
  summary: 'Say that the report is wrong, after a first notice',
  ...write,
  body: Type.Object({ statement: Type.String({ minLength: 1, maxLength: DISPUTE_TEXT_MAX, pattern: '\\S' }) }),
  answers: Answer,
});

const File = { 200: Type.String({ description: 'The file' }) };
const type = Type.Optional(Type.Enum(['inline', 'download']));

export const getCheckTaskReport = endpoint({
  name: 'getCheckTaskReport',
  method: 'GET',
  path: '/v1/applicant_tasks/background_checks/:token/report',
  summary: 'The applicant’s copy of the report',
  ...read,
  query: Type.Object({ type }),
  ownTransactions: true,
  answers: File,
});

/** `notice` is what the applicant is asked to agree to. */
const TASK_LETTERS = ['notice', 'consent', 'pre', 'final'] as const;

export const getCheckTaskLetter = endpoint({
  name: 'getCheckTaskLetter',
  method: 'GET',
  path: '/v1/applicant_tasks/background_checks/:token/letters/:letter',
  summary: 'The notice, what was agreed to, or the first or final notice, as a PDF',
  ...read,
  params: Type.Object({ token: Type.String({ minLength: 1 }), letter: Type.Enum([...TASK_LETTERS]) }),
  query: Type.Object({
    type,
    /** Of the notice, because a plain link sends no header with the language of its page. */
    lang: Type.Optional(Type.Enum([...LANGUAGES])),
  }),
  ownTransactions: true,
  answers: File,
});
