// Applications held back by the spam protection, for staff to let in or delete.
import { SPAM_REASONS } from '@onward/domain/careers/spam';
import { QUESTION_TYPES } from '@onward/domain/questions/questions';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp } from '../fields.ts';
import { PositionKeyParams } from '../positions/position.ts';
import { AnswerValue } from '../questions/questions.ts';

export const SuspectedSpam = Type.Object({
  id: Id,
  reason: Type.Enum([...SPAM_REASONS]),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Nullable(Type.String()),
  phone: Type.String(),
  region_number: Type.String(),
  answers: Type.Array(
    Type.Object({
      title: Type.String(),
      question_type: Type.Enum([...QUESTION_TYPES]),
      value: AnswerValue,
    }),
  ),
  file_names: Type.Array(Type.String()),
  received_at: Timestamp,
  expires_at: Timestamp,
});
export type SuspectedSpam = Static<typeof SuspectedSpam>;

export const listSuspectedSpam = endpoint({
  name: 'listSuspectedSpam',
  method: 'GET',
  path: '/v1/positions/:position_key/suspected_spam',
  summary: 'The newest applications of a job that look like spam, and how many there are',
  audience: 'company',
  params: PositionKeyParams,
  answers: { 200: Type.Object({ suspected_spam: Type.Array(SuspectedSpam), total_count: Type.Integer() }) },
});

export const letInSuspectedSpam = endpoint({
  name: 'letInSuspectedSpam',
  method: 'POST',
  path: '/v1/suspected_spam/:id/let_in',
  summary: 'Turn it into an ordinary application',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  answers: { 200: Type.Object({ application: Type.Object({ id: Id }) }) },
});

export const deleteSuspectedSpam = endpoint({
  name: 'deleteSuspectedSpam',
  method: 'DELETE',
  path: '/v1/suspected_spam/:id',
  summary: 'Delete it for good',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  answers: { 204: Empty },
});
