// Passkeys in this browser. The library is loaded when a passkey is first used.
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@onward/contract/identity/passkeys';

/** Browsers support passkeys only for host names, not for IP addresses. */
export const passkeysWork = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);

export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return (await startAuthentication({ optionsJSON: request as never })) as PasskeyAssertion;
}

export async function createPasskey(creation: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return (await startRegistration({ optionsJSON: creation as never })) as PasskeyAttestation;
}

/** The user closed the browser's own dialog, which is not an error. */
export const wasCanceled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
