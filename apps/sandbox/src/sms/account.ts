import { Buffer } from 'node:buffer';

/** The sandbox's only account. Public on purpose: it only gives access to this sandbox. */
export const sandboxAccount = {
  sid: 'AC00000000000000000000000000005a4d',
  authToken: 'onward-sandbox-secret',
  /** Sends messages of the messaging service, and receives texts when no number is given. */
  phoneNumber: '+15005550006',
} as const;

export function isSandboxAccount(authorization: string | undefined, accountSid: string): boolean {
  const encoded = /^Basic (.+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded || accountSid !== sandboxAccount.sid) return false;
  return Buffer.from(encoded, 'base64').toString('utf8') === `${sandboxAccount.sid}:${sandboxAccount.authToken}`;
}
