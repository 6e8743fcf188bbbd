// Opaque tokens: 256 random bits for the bearer; we store only a hash.
import { createHash, randomBytes } from 'node:crypto';

export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
