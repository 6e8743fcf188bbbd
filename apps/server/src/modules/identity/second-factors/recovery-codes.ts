// Ten codes for users who lose their second factor, each valid once (IDN-041).
import { randomBytes } from 'node:crypto';
import {
  formatRecoveryCode,
  plainRecoveryCode,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
} from '@onward/domain/identity/second-factors';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './second-factors.queries.ts';

/** 80 random bits each, so a plain hash is enough. */
const createCode = (): string =>
  [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => RECOVERY_CODE_ALPHABET[byte % 32]).join('');

/** In the form people write them down; only hashes are stored. */
export async function createRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createCode);
  await replaceRecoveryCodes(tx, userId, codes.map(hashToken));
  return codes.map(formatRecoveryCode);
}

export const acceptRecoveryCode = (tx: Transaction, userId: number, typed: string, now: Date): Promise<boolean> =>
  takeRecoveryCode(tx, userId, hashToken(plainRecoveryCode(typed)), now);
