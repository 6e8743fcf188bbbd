// Background checks of applicants: what was ordered, what came back, and what follows from it (CHK-005, CHK-007, CHK-013).
import {
  ADVERSE_ITEMS_MAX,
  ADVERSE_MESSAGE_MAX,
  DECISION_NOTE_MAX,
  DISPUTE_TEXT_MAX,
} from '@onward/domain/background-checks/adverse-action';
import { CHECKS_AT_ONCE_MAX } from '@onward/domain/background-checks/orders';
import { CHECK_RESULTS, CHECK_STATUSES } from '@onward/domain/background-checks/states';
import { CHANNELS } from '@onward/domain/messages/channels';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, Timestamp } from '../fields.ts';

const Turnaround = Type.Object({ min_days: Type.Integer(), max_days: Type.Integer() });

/** A record in the report. */
const Finding = Type.Object({ id: Type.String(), text: Type.String() });

const AdverseAction = Type.Object({
  /** When the first notice was sent; its letter exists from then on. */
  pre_at: Nullable(Timestamp),
  /** When the final notice was sent. */
  final_at: Nullable(Timestamp),
  /** The records it is about. */
  items: Type.Array(Finding),
  message: Nullable(Type.String()),
  /** The day the first notice counts from, and the last day of the waiting time. */
  notice_day: CalendarDate,
  waits_until: CalendarDate,
  disputed_at: Nullable(Timestamp),
  /** What the applicant says about the report. */
  statement: Nullable(Type.String()),
  has_pre_letter: Type.Boolean(),
  has_final_letter: Type.Boolean(),
});

export const ApplicationCheck = Type.Object({
  id: Id,
  application_id: Id,
  /** Null when a rule ordered it. */
  ordered_by: Nullable(Id),
  ordered_by_name: Nullable(Type.String()),
  /** The slug, with the name and price it had when it was ordered. */
  package: Type.String(),
  package_name: Type.String(),
  price: Type.Integer(),
  screenings: Type.Array(Type.String()),
  turnaround: Turnaround,
  /** The provider's id of the report, once it is under way. */
  provider_id: Nullable(Type.String()),
  /** Null before it is complete, and for those who may not order checks. */
  report_url: Nullable(Type.String()),
  status: Type.Enum([...CHECK_STATUSES]),
  result: Nullable(Type.Enum([...CHECK_RESULTS])),
  /** Of the applicant's location, whose days the waiting time counts. */
  time_zone: Type.String(),
  ordered_at: Timestamp,
  /** Null while the order can still be undone. */
  sent_at: Nullable(Timestamp),
  /** Until when the applicant can agree. */
  expires_at: Nullable(Timestamp),
  consented_at: Nullable(Timestamp),
  /** When the applicant did not agree, which cancels the check. */
  refused_at: Nullable(Timestamp),
  completed_at: Nullable(Timestamp),
  /** The applicant gave a legal name with another last name than they applied with. */
  other_name: Nullable(Type.Object({ checked_as: Type.String(), applied_as: Type.String() })),
  /** The provider did not take the order; the reason is for those who may order checks. */
  has_problem: Type.Boolean(),
  problem: Nullable(Type.String()),
  /** Empty for those who may not order checks, like the decision note. */
  findings: Type.Array(Finding),
  decision_note: Nullable(Type.String()),
  adverse_action: Nullable(AdverseAction),
  has_consent_letter: Type.Boolean(),
});
export type ApplicationCheck = Static<typeof ApplicationCheck>;

const MODULE = 'background_check';
const reading = { audience: 'company', module: MODULE } as const;
const deciding = { ...reading, permission: 'order_background_check' } as const;
const Answer = { 200: Type.Object({ application_background_check: ApplicationCheck }) };

export const listApplicationChecks = endpoint({
  name: 'listApplicationChecks',
  method: 'GET',
  path: '/v1/applications/:id/background_checks',
  summary: 'Background checks of an applicant, newest first',
  ...reading,
  params: IdParams,
  answers: { 200: Type.Object({ application_background_checks: Type.Array(ApplicationCheck) }) },
});

const OfferedPackage = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  /** In cents, per applicant. */
  price: Type.Integer(),
  turnaround: Turnaround,
  screenings: Type.Array(Type.String()),
  /** For how many of the applicants it can be ordered. */
  available_for: Type.Integer(),
});
export type OfferedPackage = Static<typeof OfferedPackage>;

const CheckCandidate = Type.Object({
  application_id: Id,
  name: Type.String(),
  location_id: Id,
  location_name: Type.String(),
  /** Why nothing can be ordered for this person; null when it can. */
  refusal: Nullable(Type.Enum(['not_set_up', 'running', 'finished'])),
  /** How the invitation will go out. */
  channels: Type.Array(Type.Enum([...CHANNELS])),
});

export const listCheckOptions = endpoint({
  name: 'listCheckOptions',
  method: 'POST',
  path: '/v1/application_background_checks/options',
  summary: 'The packages that can be ordered for applicants',
  ...deciding,
  unaudited: 'It only reads.',
  body: Type.Object({
    application_ids: Type.Array(Id, { minItems: 1, maxItems: CHECKS_AT_ONCE_MAX, uniqueItems: true }),
    /** Where they will work, when that isn't the location of their job. */
    location_id: Type.Optional(Nullable(Id)),
  }),
  answers: {
    200: Type.Object({
      packages: Type.Array(OfferedPackage),
      usual_package: Nullable(Type.String()),
      people: Type.Array(CheckCandidate),
      /** Where checks can be ordered for, within the caller's scope. */
      locations: Type.Array(Type.Object({ id: Id, name: Type.String(), place: Type.String() })),
      /** The stage that applicants enter by themselves when the check is clear. */
      next_stage: Nullable(Type.String()),
    }),
  },
});
export type CheckOptions = Static<(typeof listCheckOptions)['answers'][200]>;

export const cancelApplicationCheck = endpoint({
  name: 'cancelApplicationCheck',
  method: 'POST',
  path: '/v1/application_background_checks/:id/cancel',
  summary: 'Cancel a check that is not complete',
  ...deciding,
  params: IdParams,
  answers: Answer,
});

export const acceptApplicationCheck = endpoint({
  name: 'acceptApplicationCheck',
  method: 'POST',
  path: '/v1/application_background_checks/:id/accept',
  summary: 'Accept the applicant with the findings of the report',
  ...deciding,
  params: IdParams,
  answers: Answer,
});

export const startAdverseAction = endpoint({
  name: 'startAdverseAction',
  method: 'POST',
  path: '/v1/application_background_checks/:id/pre_adverse_action',
  summary: 'Send the first notice, with the report and the rights of the applicant',
  ...deciding,
  params: IdParams,
  body: Type.Object({
    /** Ids of the records the decision is about; at least one, if the report names any. */
    items: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: ADVERSE_ITEMS_MAX,
      uniqueItems: true,
    }),
    message: Type.Optional(Nullable(Type.String({ maxLength: ADVERSE_MESSAGE_MAX }))),
  }),
  answers: Answer,
});

export const disputeApplicationCheck = endpoint({
  name: 'disputeApplicationCheck',
  method: 'POST',
  path: '/v1/application_background_checks/:id/dispute',
  summary: 'Record that the applicant disputes the report',
  ...deciding,
  params: IdParams,
  body: Type.Object({ statement: Type.Optional(Nullable(Type.String({ maxLength: DISPUTE_TEXT_MAX }))) }),
  answers: Answer,
});

export const finishAdverseAction = endpoint({
  name: 'finishAdverseAction',
  method: 'POST',
  path: '/v1/application_background_checks/:id/final_adverse_action',
  summary: 'Send the final notice and reject the applicant, after the waiting time',
  ...deciding,
  params: IdParams,
  answers: Answer,
});

export const noteCheckDecision = endpoint({
  name: 'noteCheckDecision',
  method: 'PUT',
  path: '/v1/application_background_checks/:id/decision_note',
  summary: 'Write down what was considered; only those who may order checks see it',
  ...deciding,
  params: IdParams,
  body: Type.Object({ decision_note: Nullable(Type.String({ maxLength: DECISION_NOTE_MAX })) }),
  answers: Answer,
});

const File = Type.String({ description: 'The file' });
const downloading = {
  ...deciding,
  audited: { event: 'background_check_downloaded', subjectType: 'application_background_check' },
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'])) }),
  answers: { 200: File },
} as const;

/** Read from the provider each time; it is not stored here. */
export const getCheckReport = endpoint({
  name: 'getCheckReport',
  method: 'GET',
  path: '/v1/application_background_checks/:id/report_pdf',
  summary: 'The report of a complete check',
  ...downloading,
  params: IdParams,
  ownTransactions: true,
});

export const CHECK_LETTERS = ['consent', 'pre', 'final'] as const;

export const getCheckLetter = endpoint({
  name: 'getCheckLetter',
  method: 'GET',
  path: '/v1/application_background_checks/:id/letters/:letter',
  summary: 'What the applicant agreed to, or the first or final notice',
  ...downloading,
  params: Type.Object({ id: Id, letter: Type.Enum([...CHECK_LETTERS]) }),
});
