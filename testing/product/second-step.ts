/** The second step of sign-in, required for support staff (IDN-041). */
import { generate } from 'otplib';

type Post = (method: string, path: string, body: object, token?: string) => Promise<{ status: number; body: unknown }>;

/** Recovery codes by product and user: an authenticator code works only once in half a minute. */
const recoveryCodes = new Map<string, string[]>();

/** Sets up an authenticator for a session that has just been opened. */
export async function setUpAuthenticator(call: Post, key: string, token: string): Promise<void> {
  const started = await call('POST', '/v1/users/second_factors', { kind: 'authenticator' }, token);
  if (started.status !== 201) throw new Error(`The authenticator was refused: ${JSON.stringify(started.body)}`);
  const { second_factor, secret } = started.body as { second_factor: { id: number }; secret: string };
  const code = await generate({ secret });
  const finished = await call('PUT', `/v1/users/second_factors/${second_factor.id}`, { code }, token);
  if (finished.status !== 200) throw new Error(`The first code was refused: ${JSON.stringify(finished.body)}`);
  recoveryCodes.set(key, (finished.body as { recovery_codes: string[] }).recovery_codes);
}

/** The session of a response that asks for the second step. */
export async function takeSecondStep(call: Post, key: string, asked: unknown): Promise<unknown> {
  const { challenge } = (asked as { second_factor: { challenge: string } }).second_factor;
  const recovery_code = recoveryCodes.get(key)?.pop();
  if (!recovery_code) throw new Error(`No recovery code is left for ${key}.`);
  const { status, body } = await call('POST', '/v1/sessions/second_factor', { challenge, recovery_code });
  if (status !== 201) throw new Error(`The second step was refused: ${JSON.stringify(body)}`);
  return body;
}

export const SUPPORT_EMAIL = 'support@onward.test';
export const VISIT_REASON = 'The company asked us to look.';
