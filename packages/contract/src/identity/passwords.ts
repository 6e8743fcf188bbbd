import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Email, Message, Secret } from '../fields.ts';
import { SecondFactorAsked } from './identity.ts';
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/v1/users/forgot_password',
  summary: 'Email a link to reset a forgotten password',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({ email: Email }),
  answers: { 200: Message },
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'PUT',
  path: '/v1/users/reset_password',
  summary: 'Set a new password with a reset token',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({ reset_password_token: Secret, password: Type.String({ maxLength: 1000 }) }),
  answers: { 200: Type.Object({ token: Type.String() }), 202: SecondFactorAsked },
});

export const getForcedResetToken = endpoint({
  name: 'getForcedResetToken',
  method: 'GET',
  path: '/v1/users/reset_password_token',
  summary: 'A reset token for a user who must change the password',
  audience: 'session',
  duringAccountSetup: true,
  answers: { 200: Type.Object({ reset_password_token: Type.String() }) },
});

export const getInvitation = endpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/v1/users/invitations/:token',
  summary: 'The person and company of an invitation',
  audience: 'public',
  rateLimit: 'public_read',
  params: Type.Object({ token: Secret }),
  answers: {
    200: Type.Object({
      invitation: Type.Object({
        name: Type.String(),
        email: Type.String(),
        company_name: Type.String(),
        /** How the person proves their identity: by setting a new password, with their current one, or through ADP. */
        accept_with: Type.Enum(['new_password', 'current_password', 'adp']),
      }),
    }),
  },
});

export const setPassword = endpoint({
  name: 'setPassword',
  method: 'PUT',
  path: '/v1/users/set_password',
  summary: 'Accept an invitation with a new or an existing password',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({ token: Secret, password: Type.String({ maxLength: 1000 }) }),
  answers: { 200: Type.Object({ token: Type.String() }), 202: SecondFactorAsked },
});

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'PUT',
  path: '/v1/users/update_password',
  summary: 'Change your own password',
  audience: 'company',
  body: Type.Object({ current_password: Secret, password: Type.String({ maxLength: 1000 }) }),
  answers: { 200: Message },
});
