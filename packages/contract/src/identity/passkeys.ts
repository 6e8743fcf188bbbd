// The data a browser exchanges with a passkey, in WebAuthn's format, limited to the fields we use.
import Type, { type Static } from 'typebox';

const Base64 = Type.String({ maxLength: 500 });
const LongBase64 = Type.String({ minLength: 1, maxLength: 8000 });

const Descriptor = Type.Object({
  id: Base64,
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
});

/** Options for signing in with a passkey. */
export const PasskeyRequest = Type.Object({
  challenge: Base64,
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.String(),
  allowCredentials: Type.Array(Descriptor),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** Options for creating a passkey. */
export const PasskeyCreation = Type.Object({
  challenge: Base64,
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Base64, name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
  timeout: Type.Integer(),
  attestation: Type.String(),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({ residentKey: Type.String(), userVerification: Type.String() }),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

const Credential = { id: Base64, rawId: Base64, type: Type.Literal('public-key') };

export const PasskeyAssertion = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: LongBase64,
    authenticatorData: LongBase64,
    signature: LongBase64,
    userHandle: Type.Optional(Base64),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

export const PasskeyAttestation = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: LongBase64,
    attestationObject: LongBase64,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
  }),
});
export type PasskeyAttestation = Static<typeof PasskeyAttestation>;
