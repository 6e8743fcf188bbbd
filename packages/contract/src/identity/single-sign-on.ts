import Type from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Secret } from '../fields.ts';
import { User } from './identity.ts';

const SsoAnswer = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 2000 })),
  state: Type.Optional(Type.String({ maxLength: 500 })),
  iss: Type.Optional(Type.String({ maxLength: 500 })),
  error: Type.Optional(Type.String({ maxLength: 500 })),
});

export const startAdpSignIn = endpoint({
  name: 'startAdpSignIn',
  method: 'GET',
  path: '/v1/sso/adp/authorize',
  summary: 'Redirect to ADP to sign in',
  audience: 'public',
  rateLimit: 'public_read',
  /** The invitation that this sign-in accepts. */
  query: Type.Object({ invitation: Type.Optional(Secret) }),
  answers: { 302: Empty },
});

export const finishAdpSignIn = endpoint({
  name: 'finishAdpSignIn',
  method: 'GET',
  path: '/v1/sso/adp/callback',
  summary: 'Callback from ADP after sign-in',
  audience: 'public',
  rateLimit: 'public_read',
  query: SsoAnswer,
  answers: { 302: Empty },
});

export const startAdpLink = endpoint({
  name: 'startAdpLink',
  method: 'POST',
  path: '/v1/sso/adp/link_request',
  summary: 'The ADP address for linking the signed-in account',
  audience: 'company',
  unaudited: 'It only begins; finishing is recorded.',
  answers: { 200: Type.Object({ url: Type.String() }) },
});

export const finishAdpLink = endpoint({
  name: 'finishAdpLink',
  method: 'POST',
  path: '/v1/sso/adp/link',
  summary: 'Link the signed-in account with ADP',
  audience: 'company',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 2000 }), state: Secret }),
  answers: { 200: Type.Object({ user: User }) },
});
