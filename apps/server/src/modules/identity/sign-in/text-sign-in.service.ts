// Sign-in with a texted link, and the link to the mobile app (IDN-025, IDN-033).
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { globalPhoneNumber, type PhoneNumber, readPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, linkExpired, wrongState } from '../../../platform/http/errors.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { sendAppLinkText, sendSignInText } from '../identity.mail.ts';
import {
  findUser,
  findUserBySignInPhone,
  insertOneTimeToken,
  useOneTimeToken,
  withdrawOneTimeTokens,
} from '../identity.queries.ts';
import { completeSignIn } from '../security/complete-sign-in.ts';
import type { Requester } from '../security/requester.ts';
import { hasSomewhereToGo } from './sign-in.service.ts';

/** Texts a link to the one user who verified this number; the caller responds before this is done. */
export async function textSignInLink(
  app: App,
  { tx, now, language }: { tx: Transaction; now: Date; language: Language },
  entered: PhoneNumber,
): Promise<void> {
  const number = readPhoneNumber(entered);
  const to = number && globalPhoneNumber(number.phone, number.region_number);
  if (!to) return;
  const user = await findUserBySignInPhone(tx, number.phone, number.region_number);
  if (!user || !(await hasSomewhereToGo(tx, user))) return;
  if (!(await app.strangers.decideText(to, null)).allowed) return;
  const token = createToken();
  await withdrawOneTimeTokens(tx, 'sms_sign_in', user.id, now);
  await insertOneTimeToken(tx, {
    purpose: 'sms_sign_in',
    tokenHash: hashToken(token),
    userId: user.id,
    expiresAt: addSeconds(now, TOKEN_SECONDS.sms_sign_in),
  });
  await sendSignInText(app, tx, to, { locale: user.locale, asked: language, token });
}

export async function signInBySms(app: App, request: Requester, token: string): Promise<Answer> {
  const { tx, now } = request;
  const used = await useOneTimeToken(tx, 'sms_sign_in', hashToken(token), now);
  const user = used?.user_id ? await findUser(tx, used.user_id) : undefined;
  if (!user || !(await hasSomewhereToGo(tx, user))) throw linkExpired('sms_sign_in');
  return completeSignIn(app, request, user, { method: 'text', status: 200 });
}

export async function sendAppLink(
  app: App,
  { tx, access, language }: { tx: Transaction; access: CompanyAccess; language: Language },
  entered: PhoneNumber,
): Promise<void> {
  const number = readPhoneNumber(entered);
  const to = number && globalPhoneNumber(number.phone, number.region_number);
  if (!to) throw fieldInvalid('phone', 'phone_invalid');
  if (!app.config.appLink) throw wrongState('service_off');
  await sendAppLinkText(app, tx, to, language, access.companyId);
}
