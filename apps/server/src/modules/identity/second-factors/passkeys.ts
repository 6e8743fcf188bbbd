// Passkeys: a key pair on the user's device; we store the public key (WebAuthn).
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@onward/contract/identity/passkeys';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { lockFactor, type SecondFactorRow, updateFactor } from './second-factors.queries.ts';

const TIMEOUT_MS = 120_000;

/** A passkey is bound to the host name people use and works for no other site. */
const site = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** Browsers create passkeys for host names, not for IP addresses. */
export const passkeysWork = (publicUrl: string): boolean => !/^\[|^[\d.]+$/.test(new URL(publicUrl).hostname);

type Transports = NonNullable<NonNullable<PasskeyRequest['allowCredentials'][number]['transports']>>;

const descriptors = (factors: readonly SecondFactorRow[]) =>
  factors.flatMap(({ credential_id: id, transports }) =>
    id ? [{ id, type: 'public-key' as const, transports: transports as Transports }] : [],
  );

export async function askForPasskey(
  publicUrl: string,
  factors: readonly SecondFactorRow[],
): Promise<PasskeyRequest | null> {
  const allowCredentials = descriptors(factors);
  if (allowCredentials.length === 0) return null;
  const { rpID } = site(publicUrl);
  const { challenge } = await generateAuthenticationOptions({ rpID });
  return { challenge, rpId: rpID, timeout: TIMEOUT_MS, userVerification: 'preferred', allowCredentials };
}

export async function offerPasskey(
  publicUrl: string,
  user: { id: number; email: string },
  factors: readonly SecondFactorRow[],
): Promise<PasskeyCreation> {
  const { rpID } = site(publicUrl);
  const options = await generateRegistrationOptions({
    rpName: 'Onward',
    rpID,
    userName: user.email,
    userID: new TextEncoder().encode(`onward-user-${user.id}`),
  });
  return {
    challenge: options.challenge,
    rp: { id: rpID, name: 'Onward' },
    user: { id: options.user.id, name: user.email, displayName: user.email },
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: descriptors(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
}

export interface NewPasskey {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

/** The new credential, or null when it does not match the challenge. */
export async function readAttestation(
  publicUrl: string,
  challenge: string,
  attestation: PasskeyAttestation,
): Promise<NewPasskey | null> {
  const { rpID, origin } = site(publicUrl);
  const verified = await verifyRegistrationResponse({
    response: { ...attestation, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified || !verified.registrationInfo) return null;
  const { credential } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: attestation.response.transports ?? [],
  };
}

/** Checks a signature over the challenge. */
export async function acceptAssertion(
  publicUrl: string,
  tx: Transaction,
  proof: {
    userId: number;
    factors: readonly SecondFactorRow[];
    challenge: string;
    assertion: PasskeyAssertion;
    now: Date;
  },
): Promise<SecondFactorRow | null> {
  const { userId, challenge, assertion, now } = proof;
  const meant = proof.factors.find(({ credential_id }) => credential_id === assertion.id);
  const factor = meant && (await lockFactor(tx, userId, meant.id));
  if (!factor?.credential_id || !factor.public_key) return null;
  const { rpID, origin } = site(publicUrl);
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: factor.credential_id,
      publicKey: new Uint8Array(Buffer.from(factor.public_key, 'base64url')),
      counter: factor.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  await updateFactor(tx, factor.id, { counter: verified.authenticationInfo.newCounter, last_used_at: now });
  return factor;
}
