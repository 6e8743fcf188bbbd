// Whether and how an applicant gets the links of their application, and adding a way to be reached (CAR-012).
import type { Reach } from '@onward/contract/careers/applying';
import type { ShownConsents } from '@onward/contract/careers/shown-consents';
import { type ReceiptReach, receiptReach } from '@onward/domain/careers/receipt-reach';
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { countryOfNumber, globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, linkExpired, wrongState } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { type ApplicationRow, addContact, findApplication } from '../../applicants/applicants.service.ts';
import { RECEIPT_TASK } from '../careers.jobs.ts';
import { agreedConsents, offeredConsents } from '../consent-texts/offered-consents.ts';
import { findByReceipt as findHeldBack, type SpamRow } from '../spam/suspected-spam.queries.ts';
import { type FormRow, findForm } from './apply-form.queries.ts';
import { addToHeldBack, presentHeldBackReach, reachOfHeldBack } from './held-back-reach.ts';
import { findPositionKey } from './receipt.queries.ts';
import { findByReceiptToken } from './receipt-tokens.ts';

interface PersonRow {
  email: string | null;
  phone: string | null;
  region_number: string | null;
  sms_consent: boolean;
  sms_opt_out: boolean;
  phone_verified: boolean;
  email_opt_out: boolean;
  email_bounced: boolean;
  applications: number;
}

async function reachOf(app: App, tx: Transaction, { company_id, person_id }: ApplicationRow): Promise<ReceiptReach> {
  const [row] = await tx.prepared<PersonRow & Record<string, unknown>>(
    'careers_reach',
    `select n.email, n.phone, n.region_number, n.sms_opt_out, n.phone_verified_at is not null as phone_verified,
       n.email_opt_out, n.email_bounced_at is not null as email_bounced, bool_or(a.sms_consent) as sms_consent,
       count(*)::int as applications
     from persons n join applications a on a.company_id = n.company_id and a.person_id = n.id
     where n.company_id = $1 and n.id = $2 group by n.company_id, n.id`,
    [company_id, person_id],
  );
  if (!row) throw linkExpired('no_longer_valid');
  const globalPhone = globalPhoneNumber(row.phone, row.region_number);
  return receiptReach({
    person: {
      email: row.email,
      globalPhone,
      smsConsent: row.sms_consent,
      smsOptOut: row.sms_opt_out,
      phoneVerified: row.phone_verified,
      emailOptOut: row.email_opt_out,
      emailBounced: row.email_bounced,
    },
    isTextable: globalPhone !== null && (await isTextable(app, globalPhone)),
    isNewPerson: row.applications === 1,
  });
}

const isTextable = async (app: App, number: string): Promise<boolean> =>
  app.config.textCountries.includes(countryOfNumber(number) ?? '') && !(await app.strangers.hasOptedOut(number));

export async function readReach(app: App, tx: Transaction, token: string, language: Language): Promise<Reach> {
  const heldBack = await findHeldBack(tx, token);
  if (heldBack) return presentHeldBack(app, tx, heldBack, language);
  return presentReach(app, tx, await findByReceipt(tx, token, app.clock()), language);
}

/** With the text to agree to, where the applicant can allow texts. */
async function presentReach(app: App, tx: Transaction, application: ApplicationRow, language: Language) {
  const reach = await reachOf(app, tx, application);
  if (!reach.offers.includes('text')) return { ...reach, sms_consent: null };
  const { sms } = await offeredConsents(tx, await findCompanyOf(tx, application), language);
  return { ...reach, sms_consent: sms };
}

async function presentHeldBack(app: App, tx: Transaction, heldBack: SpamRow, language: Language): Promise<Reach> {
  await tx.enterCompany(heldBack.company_id);
  const form = await findCompanyOf(tx, heldBack);
  return presentHeldBackReach(tx, heldBack, { form, language, isTextable: (number) => isTextable(app, number) });
}

async function findCompanyOf(tx: Transaction, application: Parameters<typeof findPositionKey>[1]): Promise<FormRow> {
  const form = await findForm(tx, await findPositionKey(tx, application));
  if (!form) throw linkExpired('no_longer_valid');
  return form;
}

async function findByReceipt(tx: Transaction, token: string, now: Date): Promise<ApplicationRow> {
  const found = await findByReceiptToken(tx, token, now);
  if (!found) throw linkExpired('no_longer_valid');
  await tx.enterCompany(found.company_id);
  const application = await findApplication(tx, found.company_id, found.application_id);
  if (!application) throw linkExpired('no_longer_valid');
  return application;
}

function requireOffered(wanted: { email?: string | null; sms_consent?: boolean }, { offers }: ReceiptReach) {
  const { sms_consent = false } = wanted;
  const email = wanted.email ? normalizeEmail(wanted.email) : null;
  if (email !== null && !isEmail(email)) throw fieldInvalid('email', 'email_invalid');
  if (email === null && !sms_consent) throw fieldInvalid('email', 'required');
  if (email !== null && !offers.includes('email')) throw wrongState('contact_not_open');
  if (sms_consent && !offers.includes('text')) throw wrongState('contact_not_open');
  return { email, sms_consent };
}

/** Sends the receipt again, only through what was added. */
export async function addReach(
  app: App,
  { tx, language, now }: { tx: Transaction; language: Language; now: Date },
  token: string,
  wanted: { email?: string | null; sms_consent?: boolean; shown_consents?: ShownConsents },
): Promise<Reach> {
  const heldBack = await findHeldBack(tx, token);
  if (heldBack) {
    await tx.enterCompany(heldBack.company_id);
    const added = requireOffered(wanted, await reachOfHeldBack(heldBack, (number) => isTextable(app, number)));
    const shown_consents = wanted.shown_consents ?? {};
    const changed = await addToHeldBack(tx, heldBack, { ...added, shown_consents });
    return presentHeldBack(app, tx, changed, language);
  }
  const application = await findByReceipt(tx, token, now);
  if (application.status !== 'in_progress') throw linkExpired('no_longer_valid');
  const { email, sms_consent } = requireOffered(wanted, await reachOf(app, tx, application));
  const { shown_consents = {} } = wanted;
  const company = await findCompanyOf(tx, application);
  const consents = await agreedConsents(tx, company, { sms_consent, shown_consents }, language);
  if (!(await addContact(tx, application, { email, consents, now }))) throw wrongState('contact_not_open');
  const event = { company_id: application.company_id, subject_id: application.id };
  const through = { email: email !== null, text: consents.length > 0 };
  await enqueue(tx, RECEIPT_TASK, { ...event, through });
  return presentReach(app, tx, application, language);
}
