// Second factors, identity confirmation, the user's sessions, the sign-in phone number and invitations.
import { SECOND_FACTOR_KINDS } from '@onward/domain/identity/second-factors';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Message, Name, Nullable, Phone, RegionNumber, Secret, Timestamp } from '../fields.ts';
import { SecondFactorAsked, SignedIn } from './identity.ts';
import { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from './passkeys.ts';

const Code = Type.String({ minLength: 1, maxLength: 20 });
const RecoveryCode = Type.String({ minLength: 1, maxLength: 40 });
const Password = Type.String({ minLength: 1, maxLength: 1000 });

/** A proof is exactly one of these; the server names the missing field. */
const Proofs = {
  code: Type.Optional(Code),
  assertion: Type.Optional(PasskeyAssertion),
};

export const exchangeSignInCode = endpoint({
  name: 'exchangeSignInCode',
  method: 'POST',
  path: '/v1/sessions/exchange',
  summary: 'Exchange the one-time code of a single sign-on for a session, in the browser that started it',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({ auth_token: Secret }),
  answers: { 201: SignedIn, 202: SecondFactorAsked },
});

export const proveSecondFactor = endpoint({
  name: 'proveSecondFactor',
  method: 'POST',
  path: '/v1/sessions/second_factor',
  summary: 'Sign in with a second factor',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({ challenge: Secret, ...Proofs, recovery_code: Type.Optional(RecoveryCode) }),
  answers: { 201: SignedIn },
});

export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/v1/sessions/confirm',
  summary: 'Confirm your identity for the next 10 minutes',
  audience: 'session',
  duringAccountSetup: true,
  body: Type.Object({ password: Type.Optional(Password), ...Proofs }),
  answers: { 204: Empty },
});

export const startConfirmation = endpoint({
  name: 'startConfirmation',
  method: 'GET',
  path: '/v1/sessions/confirm',
  summary: 'The ways the user can confirm their identity, and the passkey challenge',
  audience: 'session',
  duringAccountSetup: true,
  answers: {
    200: Type.Object({
      ways: Type.Array(Type.Enum(['password', 'code', 'passkey', 'adp'])),
      passkey: Nullable(PasskeyRequest),
    }),
  },
});

export const UserSession = Type.Object({
  id: Id,
  device: Type.Object({
    browser: Nullable(Type.String()),
    system: Nullable(Type.String()),
    kind: Type.Enum(['desktop', 'phone', 'tablet', 'unknown']),
  }),
  address: Nullable(Type.String()),
  is_current: Type.Boolean(),
  /** Started on a device that was new at the time, within the last two weeks. */
  is_new_device: Type.Boolean(),
  created_at: Timestamp,
  last_used_at: Timestamp,
});
export type UserSession = Static<typeof UserSession>;

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/v1/sessions',
  summary: "The user's sessions",
  audience: 'session',
  answers: { 200: Type.Object({ sessions: Type.Array(UserSession) }) },
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/v1/sessions/others',
  summary: 'Sign out everywhere else',
  audience: 'session',
  answers: { 204: Empty },
});

export const endOneSession = endpoint({
  name: 'endOneSession',
  method: 'DELETE',
  path: '/v1/sessions/:id',
  summary: 'Sign out one device',
  audience: 'session',
  params: IdParams,
  answers: { 204: Empty },
});

export const endSessionsByLink = endpoint({
  name: 'endSessionsByLink',
  method: 'POST',
  path: '/v1/sessions/end_all',
  summary: 'Sign out everywhere through the link in a security email',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({ token: Secret }),
  answers: { 200: Message },
});

export const SecondFactor = Type.Object({
  id: Id,
  kind: Type.Enum([...SECOND_FACTOR_KINDS]),
  name: Type.String(),
  created_at: Timestamp,
  last_used_at: Nullable(Timestamp),
});
export type SecondFactor = Static<typeof SecondFactor>;

export const listSecondFactors = endpoint({
  name: 'listSecondFactors',
  method: 'GET',
  path: '/v1/users/second_factors',
  summary: "The user's second factors and how many recovery codes are left",
  audience: 'session',
  duringAccountSetup: true,
  answers: {
    200: Type.Object({
      second_factors: Type.Array(SecondFactor),
      recovery_codes_left: Type.Integer(),
      is_required: Type.Boolean(),
      password_changed_at: Nullable(Timestamp),
      sign_in_phone: Nullable(Type.Object({ phone: Type.String(), region_number: Type.String() })),
    }),
  },
});

export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  path: '/v1/users/second_factors',
  summary: 'Start setting up a second factor',
  audience: 'session',
  unaudited: 'It only begins; finishing is recorded.',
  duringAccountSetup: true,
  confirmed: true,
  body: Type.Object({ kind: Type.Enum([...SECOND_FACTOR_KINDS]), name: Type.Optional(Name) }),
  answers: {
    201: Type.Object({
      second_factor: SecondFactor,
      /** For an authenticator app: the secret, and the URI that the QR code contains. */
      secret: Nullable(Type.String()),
      uri: Nullable(Type.String()),
      options: Nullable(PasskeyCreation),
    }),
  },
});

const RecoveryCodes = Type.Object({
  /** Shown once; empty when the user already has codes. */
  recovery_codes: Type.Array(Type.String()),
});

export const finishSecondFactor = endpoint({
  name: 'finishSecondFactor',
  method: 'PUT',
  path: '/v1/users/second_factors/:id',
  summary: 'Confirm a second factor with its first code or signature',
  audience: 'session',
  duringAccountSetup: true,
  confirmed: true,
  params: IdParams,
  body: Type.Object({
    code: Type.Optional(Code),
    attestation: Type.Optional(PasskeyAttestation),
    name: Type.Optional(Name),
  }),
  answers: { 200: Type.Object({ second_factor: SecondFactor, ...RecoveryCodes.properties }) },
});

export const removeSecondFactor = endpoint({
  name: 'removeSecondFactor',
  method: 'DELETE',
  path: '/v1/users/second_factors/:id',
  summary: 'Remove a second factor',
  audience: 'session',
  confirmed: true,
  params: IdParams,
  answers: { 204: Empty },
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/v1/users/recovery_codes',
  summary: 'Generate ten new recovery codes; the old ones stop working',
  audience: 'session',
  confirmed: true,
  answers: { 201: RecoveryCodes },
});

export const startPhoneVerification = endpoint({
  name: 'startPhoneVerification',
  method: 'POST',
  path: '/v1/users/phone_verifications',
  summary: 'Text a code to the phone number to use for sign-in',
  audience: 'session',
  unaudited: 'It only begins; finishing is recorded.',
  confirmed: true,
  body: Type.Object({ phone: Phone, region_number: RegionNumber }),
  answers: { 200: Message },
});

export const finishPhoneVerification = endpoint({
  name: 'finishPhoneVerification',
  method: 'PUT',
  path: '/v1/users/phone_verifications',
  summary: 'Verify the sign-in phone number with the code',
  audience: 'session',
  confirmed: true,
  body: Type.Object({ code: Code }),
  answers: { 200: Message },
});

export const removeSignInPhone = endpoint({
  name: 'removeSignInPhone',
  method: 'DELETE',
  path: '/v1/users/phone_verifications',
  summary: 'Remove the sign-in phone number',
  audience: 'session',
  confirmed: true,
  answers: { 204: Empty },
});

const PendingInvitation = Type.Object({ company_id: Id, company_name: Type.String(), role_name: Type.String() });
export type PendingInvitation = Static<typeof PendingInvitation>;

export const listMyInvitations = endpoint({
  name: 'listMyInvitations',
  method: 'GET',
  path: '/v1/users/invitations',
  summary: "The user's pending invitations",
  audience: 'session',
  duringAccountSetup: true,
  answers: { 200: Type.Object({ invitations: Type.Array(PendingInvitation) }) },
});

export const acceptMyInvitation = endpoint({
  name: 'acceptMyInvitation',
  method: 'POST',
  path: '/v1/users/invitations/:company_id/accept',
  summary: "Accept a company's invitation",
  audience: 'session',
  duringAccountSetup: true,
  params: Type.Object({ company_id: Id }),
  answers: { 204: Empty },
});

export const listSupportVisits = endpoint({
  name: 'listSupportVisits',
  method: 'GET',
  path: '/v1/support_visits',
  summary: 'Support visits to the company with their reasons, newest first',
  audience: 'company',
  superAdmin: true,
  answers: {
    200: Type.Object({
      support_visits: Type.Array(
        Type.Object({ id: Id, reason: Type.String(), by: Type.String(), created_at: Timestamp }),
      ),
    }),
  },
});
