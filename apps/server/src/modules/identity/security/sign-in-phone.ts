// The number for sign-in by text: the user's own, proved by a texted code (IDN-040).
import { randomInt } from 'node:crypto';
import { isSixDigitCode, plainCode } from '@onward/domain/identity/second-factors';
import {
  formatPhoneNumber,
  globalPhoneNumber,
  type PhoneNumber,
  readPhoneNumber,
} from '@onward/domain/platform/contact/phone';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { SessionAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { inIdentity, type Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, rateLimited, wrongState } from '../../../platform/http/errors.ts';
import { sendPhoneChangedText, sendVerificationText } from '../identity.mail.ts';
import { findUser, saveSignInPhone, takeSignInPhone } from '../identity.queries.ts';
import { notifyUser, recordAccountEvent } from './account-events.ts';
import type { Requester } from './requester.ts';

const CODE_SECONDS = 10 * SECONDS.minute;
const CODE_TRIES = 5;

/** Keyed, because six digits could be recovered from a plain hash. */
const codeHash = (app: App, userId: number, code: string): Buffer =>
  app.encryption.searchHash(`${userId}:${code}`, {
    companyId: null,
    table: 'phone_verifications',
    column: 'code_hash',
  });

export async function startPhoneVerification(
  app: App,
  request: Requester,
  access: SessionAccess,
  entered: PhoneNumber,
): Promise<void> {
  const { tx, now, language } = request;
  const number = readPhoneNumber(entered);
  const to = number && globalPhoneNumber(number.phone, number.region_number);
  if (!to) throw fieldInvalid('phone', 'phone_invalid');
  // Someone else's number could be entered, so it falls under the limit for unproved numbers.
  const decision = await app.strangers.decideText(to, null);
  if (!decision.allowed) {
    throw decision.reason === 'too_many'
      ? rateLimited(decision.retryAfterSeconds)
      : fieldInvalid('phone', 'phone_not_textable');
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    ...number,
    code_hash: codeHash(app, access.userId, code),
    tries: 0,
    expires_at: addSeconds(now, CODE_SECONDS),
  };
  await tx.asIdentity(() =>
    tx.db
      .insertInto('phone_verifications')
      .values({ user_id: access.userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute(),
  );
  await sendVerificationText(app, tx, to, { locale: access.locale, asked: language, code });
}

export async function finishPhoneVerification(
  app: App,
  request: Requester,
  access: SessionAccess,
  typed: string,
): Promise<void> {
  const { tx } = request;
  const number = await provenNumber(app, request, access, plainCode(typed));
  const before = await findUser(tx, access.userId);
  await takeSignInPhone(tx, number);
  await saveSignInPhone(tx, access.userId, { ...number, now: request.now });
  await tx.db.deleteFrom('phone_verifications').where('user_id', '=', access.userId).execute();
  await notifyOfChange(app, request, access, {
    before: numberOf(before),
    event: 'sign_in_phone_changed',
    detail: formatPhoneNumber(number),
  });
}

export async function removeSignInPhone(app: App, request: Requester, access: SessionAccess): Promise<void> {
  const before = numberOf(await findUser(request.tx, access.userId));
  if (!before) throw wrongState('no_sign_in_phone');
  await saveSignInPhone(request.tx, access.userId, null);
  await notifyOfChange(app, request, access, { before, event: 'sign_in_phone_removed' });
}

const numberOf = (
  user: { sign_in_phone: string | null; sign_in_region_number: string | null } | undefined,
): PhoneNumber | null =>
  user?.sign_in_phone && user.sign_in_region_number
    ? { phone: user.sign_in_phone, region_number: user.sign_in_region_number }
    : null;

/** Failed attempts are counted in their own transaction, because a refused request's transaction is rolled back. */
async function provenNumber(app: App, { now }: Requester, access: SessionAccess, code: string): Promise<PhoneNumber> {
  const found = await inIdentity(app.pool, (tx) => countTry(tx, access.userId, now));
  if (!found) throw wrongState('phone_code_expired');
  const right = isSixDigitCode(code) && codeHash(app, access.userId, code).equals(found.code_hash);
  if (!right) throw fieldInvalid('code', 'phone_code_wrong');
  return { phone: found.phone, region_number: found.region_number };
}

const countTry = (tx: Transaction, userId: number, now: Date) =>
  tx.db
    .updateTable('phone_verifications')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['phone', 'region_number', 'code_hash'])
    .executeTakeFirst();

/** Notifies the old number and the email. */
async function notifyOfChange(
  app: App,
  request: Requester,
  { userId, locale }: SessionAccess,
  change: { before: PhoneNumber | null; event: 'sign_in_phone_changed' | 'sign_in_phone_removed'; detail?: string },
): Promise<void> {
  const { tx, requestId, language } = request;
  const { before, event, detail } = change;
  await recordAccountEvent(tx, { userId, event, requestId });
  await notifyUser(app, tx, request, { userId, notice: 'phone_changed', detail });
  const to = before && globalPhoneNumber(before.phone, before.region_number);
  if (to) await sendPhoneChangedText(app, tx, to, { locale, asked: language });
}
