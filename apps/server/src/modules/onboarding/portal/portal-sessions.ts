// Opens the portal on a device: link, code, and a token of its own (ONB-040).
import { randomInt } from 'node:crypto';
import { errorCodes } from '@onward/contract/errors';
import type { CodeSent } from '@onward/contract/onboarding/onboarding-portal';
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODES_PER_HOUR,
  codeState,
  maskedContact,
  PORTAL_DAYS,
  triesLeft,
} from '@onward/domain/onboarding/portal-codes';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { PortalAccess } from '../../../platform/access/access.ts';
import { PORTAL_TOKEN_PREFIX } from '../../../platform/access/portal.ts';
import type { App } from '../../../platform/app.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, linkExpired, Refusal, wrongState } from '../../../platform/http/errors.ts';
import { type EmployeeRow, findEmployee } from '../../employees/employees.service.ts';
import { writeCode } from '../onboarding.mail.ts';
import { recordOnboardingEvents } from '../running/onboarding-events.ts';
import * as runs from '../running/runs.queries.ts';
import * as store from '../running/runs.write-queries.ts';
import * as sessions from './portal-sessions.queries.ts';

export interface LinkKey {
  process_key: string;
  token: string;
}

export interface OpenLink {
  run: runs.RunRow;
  employee: EmployeeRow;
}

/**
 * Both parts have to fit; a link that ended, or never existed, says the same. A device that is signed in may still show
 * what was done.
 */
export async function openLink(
  tx: Transaction,
  { process_key, token }: LinkKey,
  { isDoneAllowed = false }: { isDoneAllowed?: boolean } = {},
): Promise<OpenLink> {
  const found = await sessions.findByLink(tx, process_key, hashToken(token));
  if (!found) throw linkExpired('no_longer_valid');
  await tx.enterCompany(found.company_id);
  const run = await runs.findRun(tx, found.company_id, found.id);
  const employee = run && (await findEmployee(tx, run.company_id, run.employee_id));
  if (!run || !employee || run.ended_at !== null) throw linkExpired('no_longer_valid');
  if (run.status === 'completed' && !isDoneAllowed) throw linkExpired('no_longer_valid');
  return { run, employee };
}

type Channel = CodeSent['channel'];

/** To the phone if there is one, unless the email was asked for. */
function channelOf({ phone, email }: EmployeeRow, asked: Channel | undefined): Channel {
  if (asked === 'email' && email !== null) return 'email';
  if (phone !== null) return 'sms';
  if (email === null) throw wrongState('onboarding_no_contact');
  return 'email';
}

/** The code is in the language of the page that asks for it. */
export async function requestCode(
  app: App,
  tx: Transaction,
  { channel: asked, ...key }: LinkKey & { channel?: Channel },
  language: Language,
): Promise<CodeSent> {
  const { run, employee } = await openLink(tx, key);
  const now = app.clock();
  const channel = channelOf(employee, asked);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const stored = await sessions.storeCode(tx, run, {
    hash: hashToken(`${run.digest_key}:${code}`),
    now,
    most: CODES_PER_HOUR,
  });
  if (!stored) throw new Refusal(errorCodes.rateLimited, { key: 'onboarding.too_many_codes' });
  const number = channel === 'sms' ? globalPhoneNumber(employee.phone, employee.region_number) : null;
  await writeCode(app, tx, { ...employee, language }, { code, number });
  return {
    sent_to: maskedContact(
      channel === 'sms' ? { phone: employee.phone, email: null } : { phone: null, email: employee.email },
    ),
    channel,
    expires_at: addSeconds(now, CODE_MINUTES * SECONDS.minute).toISOString(),
    tries_left: triesLeft({ tries: 0 }),
  };
}

/** Every try is counted before it is compared, also when two come at once. */
export async function openPortal(
  app: App,
  tx: Transaction,
  { code, ...key }: LinkKey & { code: string },
  userAgent: string,
): Promise<{ refusal: Refusal } | { portal_token: string }> {
  const { run } = await openLink(tx, key);
  const now = app.clock();
  const sent = await sessions.countTry(tx, run);
  if (!sent) return { refusal: fieldInvalid('code', 'onboarding.code_missing') };
  const state = codeState({ ...sent, tries: sent.tries - 1 }, now);
  if (state !== 'valid') return { refusal: fieldInvalid('code', `onboarding.code_${state}`) };
  if (!hashToken(`${run.digest_key}:${code.replaceAll(/\D/g, '')}`).equals(sent.code_hash)) {
    return { refusal: fieldInvalid('code', 'onboarding.code_wrong', { count: triesLeft(sent) }) };
  }
  await sessions.deleteCode(tx, run);
  const portal_token = `${PORTAL_TOKEN_PREFIX}${createToken()}`;
  await sessions.insertSession(tx, run, { tokenHash: hashToken(portal_token), userAgent, now });
  await noteOpening(tx, run, now);
  return { portal_token };
}

async function noteOpening(tx: Transaction, run: runs.RunRow, now: Date): Promise<void> {
  await store.updateRun(tx, run, {
    first_opened_at: run.first_opened_at ?? now,
    last_opened_at: now,
    opened_count: run.opened_count + 1,
  });
  if (run.first_opened_at !== null) return;
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now }, [{ event: 'opened' }]);
}

/** How long somebody who has finished can still read what they signed. */
const DONE_DAYS = 30;

/** Null when the device was not used for long, or the onboarding ended. */
export async function resolveSession(tx: Transaction, tokenHash: Buffer, now: Date): Promise<PortalAccess | null> {
  const found = await sessions.findSession(tx, tokenHash);
  if (!found || found.ended_at !== null) return null;
  if (found.last_used_at < addSeconds(now, -PORTAL_DAYS * SECONDS.day)) return null;
  if (found.completed_at !== null && found.completed_at < addSeconds(now, -DONE_DAYS * SECONDS.day)) return null;
  if (now.getTime() - found.last_used_at.getTime() > SECONDS.hour * 1000) await sessions.touchSession(tx, found, now);
  return {
    portalSessionId: found.id,
    companyId: found.company_id,
    processId: found.process_id,
    processKey: found.digest_key,
    employeeId: found.employee_id,
  };
}
