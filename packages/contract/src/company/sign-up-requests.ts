// Asking for the product on the public sign-up page, possibly through a referral link (CMP-053, CMP-063).
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Email, Id, IdParams, Name, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

export const SignUpRequest = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  company_name: Type.String(),
  /** Whether it came through a referral link. */
  referred: Type.Boolean(),
  /** When their company was created. */
  handled_at: Nullable(Timestamp),
  created_at: Timestamp,
});
export type SignUpRequest = Static<typeof SignUpRequest>;

export const createSignUpRequest = endpoint({
  name: 'createSignUpRequest',
  method: 'POST',
  path: '/v1/sign_up_requests',
  summary: 'Ask for a company to be set up',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({
    sign_up_request: Type.Object({
      name: Name,
      email: Email,
      company_name: Name,
      /** The code of a referral link; one that nobody has is ignored. */
      referral_code: Type.Optional(Type.String({ maxLength: 60 })),
    }),
  }),
  answers: { 204: Empty },
});

export const listSignUpRequests = endpoint({
  name: 'listSignUpRequests',
  method: 'GET',
  path: '/v1/support/sign_up_requests',
  summary: 'Who asked for a company to be set up, newest first',
  audience: 'support',
  query: pageQuery({}),
  answers: { 200: pageResponse({ sign_up_requests: Type.Array(SignUpRequest) }) },
});

export const deleteSignUpRequest = endpoint({
  name: 'deleteSignUpRequest',
  method: 'DELETE',
  path: '/v1/support/sign_up_requests/:id',
  summary: 'Erase a request with the name and email in it',
  audience: 'support',
  unaudited: 'A request belongs to no company.',
  params: IdParams,
  answers: { 204: Empty },
});
