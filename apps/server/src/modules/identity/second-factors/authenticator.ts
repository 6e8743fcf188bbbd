// Codes of an authenticator app: six digits, each valid once and for about a minute (RFC 6238).
import { isSixDigitCode, plainCode } from '@onward/domain/identity/second-factors';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { lockFactor, type SecondFactorRow, updateFactor } from './second-factors.queries.ts';

const placeOfSecret = (id: number) => placeIn('second_factors.secret', { company_id: null, id });

/** A phone's clock may be off by one step. */
const TOLERANCE_SECONDS = 30;

export function createSecret(
  encryption: Encryption,
  { factorId, email }: { factorId: number; email: string },
): { secret: string; uri: string; sealed: Buffer } {
  const secret = generateSecret({ length: 20 });
  return {
    secret,
    uri: generateURI({ issuer: 'Onward', label: email, secret }),
    sealed: encryption.encrypt(secret, placeOfSecret(factorId)),
  };
}

/** Checks a code and marks it as used. */
export async function acceptCode(
  encryption: Encryption,
  tx: Transaction,
  { userId, factorId, typed, now }: { userId: number; factorId: number; typed: string; now: Date },
): Promise<SecondFactorRow | null> {
  const code = plainCode(typed);
  const factor = await lockFactor(tx, userId, factorId);
  if (factor?.kind !== 'authenticator' || !factor.secret || !isSixDigitCode(code)) return null;
  const result = await verify({
    secret: encryption.decrypt(factor.secret, placeOfSecret(factor.id)),
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    ...(factor.last_step !== null && { afterTimeStep: factor.last_step }),
  });
  if (!result.valid || !('timeStep' in result)) return null;
  await updateFactor(tx, factor.id, { last_step: result.timeStep, last_used_at: now });
  return factor;
}
