// For support staff: messages from unknown senders, to be assigned to an applicant or dismissed (MSG-007).
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

export const UnassignedMessage = Type.Object({
  id: Id,
  channel: Type.Enum(['email', 'sms']),
  sender: Type.String(),
  recipient: Type.String(),
  subject: Nullable(Type.String()),
  body: Type.String(),
  received_at: Timestamp,
});
export type UnassignedMessage = Static<typeof UnassignedMessage>;

const Search = Type.Optional(Type.String({ maxLength: 120 }));

export const listUnassignedMessages = endpoint({
  name: 'listUnassignedMessages',
  method: 'GET',
  path: '/v1/support/unassigned_messages',
  summary: 'Emails and texts from unknown senders',
  audience: 'support',
  query: pageQuery({ query: Search }),
  answers: { 200: pageResponse({ unassigned_messages: Type.Array(UnassignedMessage) }) },
});

/** An applicant to whom a message can be assigned. */
export const AssignableApplicant = Type.Object({
  application_id: Id,
  name: Type.String(),
  position_title: Type.String(),
  location_name: Type.String(),
  applied_at: Timestamp,
});
export type AssignableApplicant = Static<typeof AssignableApplicant>;

export const findAssignableApplicants = endpoint({
  name: 'findAssignableApplicants',
  method: 'GET',
  path: '/v1/support/companies/:id/assignable_applicants',
  summary: 'Applicants of a company by name, newest first; the search is recorded in its audit log',
  audience: 'support',
  params: IdParams,
  query: Type.Object({ query: Search }),
  answers: { 200: Type.Object({ applicants: Type.Array(AssignableApplicant) }) },
});

export const assignUnassignedMessage = endpoint({
  name: 'assignUnassignedMessage',
  method: 'POST',
  path: '/v1/support/unassigned_messages/:id/assign',
  summary: 'Put a message into the conversation of an applicant, as if it had arrived there',
  audience: 'support',
  params: IdParams,
  body: Type.Object({ company_id: Id, application_id: Id }),
  answers: { 204: Empty },
});

export const dismissUnassignedMessage = endpoint({
  name: 'dismissUnassignedMessage',
  method: 'DELETE',
  path: '/v1/support/unassigned_messages/:id',
  summary: 'Remove a message that belongs to no applicant',
  audience: 'support',
  params: IdParams,
  answers: { 204: Empty },
});
