// One person's data: finding them, legal holds, and what they ask for (AHD-020).
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_OUTCOMES } from '@onward/domain/privacy/requests';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

const admin = { audience: 'company', superAdmin: true } as const;

const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

const PrivacyPerson = Type.Object({
  /** Null for employees who never applied here. */
  person_id: Nullable(Id),
  employee_id: Nullable(Id),
  name: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  region_number: Nullable(Type.String()),
  /** The newest. */
  application_id: Nullable(Id),
  applications_count: Type.Integer(),
  is_held: Type.Boolean(),
});
export type PrivacyPerson = Static<typeof PrivacyPerson>;

export const findPrivacyPeople = endpoint({
  name: 'findPrivacyPeople',
  method: 'GET',
  path: '/v1/privacy/people',
  summary: 'Find people by name, phone, or email to answer what they ask for',
  ...admin,
  query: Type.Object({ query: Type.String({ minLength: 1, maxLength: 200 }) }),
  answers: { 200: Type.Object({ people: Type.Array(PrivacyPerson) }) },
});

// ---- Legal holds ----

export const LegalHold = Type.Object({
  id: Id,
  person_id: Nullable(Id),
  employee_id: Nullable(Id),
  name: Type.String(),
  application_id: Nullable(Id),
  reason: Type.String(),
  placed_at: Timestamp,
  placed_by: Nullable(Type.String()),
  released_at: Nullable(Timestamp),
  released_by: Nullable(Type.String()),
});
export type LegalHold = Static<typeof LegalHold>;

export const listLegalHolds = endpoint({
  name: 'listLegalHolds',
  method: 'GET',
  path: '/v1/legal_holds',
  summary: 'Legal holds, newest first',
  ...admin,
  query: pageQuery({ released: Type.Optional(Type.Boolean()) }),
  answers: { 200: pageResponse({ legal_holds: Type.Array(LegalHold) }) },
});

export const placeLegalHold = endpoint({
  name: 'placeLegalHold',
  method: 'POST',
  path: '/v1/legal_holds',
  summary: 'Keep everything about a person until the hold is released',
  ...admin,
  /** One of the two. */
  body: Type.Object({ person_id: Type.Optional(Id), employee_id: Type.Optional(Id), reason: Reason }),
  answers: { 201: Type.Object({ legal_hold: LegalHold }) },
});

export const releaseLegalHold = endpoint({
  name: 'releaseLegalHold',
  method: 'POST',
  path: '/v1/legal_holds/:id/release',
  summary: 'Release a legal hold; retention periods apply again',
  ...admin,
  confirmed: true,
  params: IdParams,
  answers: { 200: Type.Object({ legal_hold: LegalHold }) },
});

// ---- Requests ----

export const PrivacyRequest = Type.Object({
  id: Id,
  kind: Type.Enum([...PRIVACY_REQUEST_KINDS]),
  person_id: Id,
  name: Type.String(),
  application_id: Nullable(Id),
  is_held: Type.Boolean(),
  is_erased: Type.Boolean(),
  received_on: CalendarDate,
  due_on: CalendarDate,
  days_left: Type.Integer(),
  note: Type.String(),
  /** Null while it is open. */
  outcome: Nullable(Type.Enum([...PRIVACY_REQUEST_OUTCOMES])),
  outcome_reason: Type.String(),
  closed_at: Nullable(Timestamp),
  closed_by: Nullable(Type.String()),
});
export type PrivacyRequest = Static<typeof PrivacyRequest>;

export const listPrivacyRequests = endpoint({
  name: 'listPrivacyRequests',
  method: 'GET',
  path: '/v1/privacy_requests',
  summary: 'What people ask for: open requests, most urgent first, or closed ones',
  ...admin,
  query: pageQuery({ closed: Type.Optional(Type.Boolean()) }),
  answers: { 200: pageResponse({ privacy_requests: Type.Array(PrivacyRequest) }) },
});

export const createPrivacyRequest = endpoint({
  name: 'createPrivacyRequest',
  method: 'POST',
  path: '/v1/privacy_requests',
  summary: 'Note that a person asked for a copy of their data or to be erased',
  ...admin,
  body: Type.Object({
    person_id: Id,
    kind: Type.Enum([...PRIVACY_REQUEST_KINDS]),
    received_on: CalendarDate,
    note: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  answers: { 201: Type.Object({ privacy_request: PrivacyRequest }) },
});

export const closePrivacyRequest = endpoint({
  name: 'closePrivacyRequest',
  method: 'POST',
  path: '/v1/privacy_requests/:id/close',
  summary: 'Close a request as done, or refuse it with a reason',
  ...admin,
  params: IdParams,
  body: Type.Object({
    outcome: Type.Enum([...PRIVACY_REQUEST_OUTCOMES]),
    reason: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  answers: { 200: Type.Object({ privacy_request: PrivacyRequest }) },
});
