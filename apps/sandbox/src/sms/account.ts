import { Buffer } from 'node:buffer';

/** The one account of the sandbox. Public on purpose: it opens nothing but this sandbox. */
export const sandboxAccount = {
  sid: 'AC00000000000000000000000000005a4d',
  authToken: 'onward-sandbox-secret',
  /** Sends what comes by messaging service, and is texted when nobody names a number. */
  phoneNumber: '+15005550006',
} as const;

export function isSandboxAccount(authorization: string | undefined, accountSid: string): boolean {
  const encoded = /^Basic (.+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded || accountSid !== sandboxAccount.sid) return false;
  return Buffer.from(encoded, 'base64').toString('utf8') === `${sandboxAccount.sid}:${sandboxAccount.authToken}`;
}
