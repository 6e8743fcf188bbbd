// Password hashes: argon2id, memory-hard (IDN-021).
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's first-choice parameters: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored hash, the same work is done against a decoy so that an unknown email takes as
 * long to refuse as a wrong password (IDN-004).
 */
export async function checkPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && matches;
}
