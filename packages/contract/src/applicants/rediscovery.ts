// Inviting people who agreed to be contacted about other jobs (AHD-023).
import { INVITE_MAX, INVITE_MESSAGE_MAX, INVITE_SKIPS } from '@onward/domain/applicants/rediscovery';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../fields.ts';
import { ApplicationFilters } from './applications.ts';

const Selection = {
  application_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 50_001, uniqueItems: true })),
  /** All applicants that match these filters, instead of ids. */
  selection: Type.Optional(ApplicationFilters),
  position_key: Type.String({ minLength: 1, maxLength: 40 }),
};

const SkippedPerson = Type.Object({
  person_id: Id,
  name: Type.String(),
  reason: Type.Enum([...INVITE_SKIPS]),
  message: Type.String(),
});
export type SkippedPerson = Static<typeof SkippedPerson>;

export const previewJobInvitation = endpoint({
  name: 'previewJobInvitation',
  method: 'POST',
  path: '/v1/job_invitations/preview',
  summary: 'Preview who in a selection would be invited to a job, who would be skipped, and why',
  audience: 'company',
  unaudited: 'It only previews.',
  permission: 'edit_applicant',
  body: Type.Object(Selection),
  answers: {
    200: Type.Object({ invited_count: Type.Integer(), skipped: Type.Array(SkippedPerson) }),
  },
});

export const inviteToJob = endpoint({
  name: 'inviteToJob',
  method: 'POST',
  path: '/v1/job_invitations',
  summary: `Invite up to ${INVITE_MAX} people who agreed to be contacted about other jobs`,
  audience: 'company',
  permission: 'edit_applicant',
  idempotent: true,
  body: Type.Object({ ...Selection, message: Type.Optional(Type.String({ maxLength: INVITE_MESSAGE_MAX })) }),
  answers: {
    201: Type.Object({
      /** Null when nobody in the selection could be invited. */
      undo: Type.Union([Type.Object({ id: Id, until: Timestamp }), Type.Null()]),
      invited_count: Type.Integer(),
      skipped: Type.Array(SkippedPerson),
    }),
  },
});

export const undoJobInvitation = endpoint({
  name: 'undoJobInvitation',
  method: 'POST',
  path: '/v1/job_invitations/:id/undo',
  summary: 'Undo an invitation within seconds',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  answers: { 200: Type.Object({ withdrawn_count: Type.Integer() }) },
});
