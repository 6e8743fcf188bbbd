// What the thank-you page says about messages when the application was held back, because its sender must not learn so.
import type { Reach } from '@onward/contract/careers/applying';
import type { ShownConsents } from '@onward/contract/careers/shown-consents';
import { type ReceiptReach, receiptReach } from '@onward/domain/careers/receipt-reach';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { offeredConsents } from '../consent-texts/offered-consents.ts';
import { addContact, type SpamRow } from '../spam/suspected-spam.queries.ts';
import type { FormRow } from './apply-form.queries.ts';
import { entryOf } from './read-entry.ts';

type IsTextable = (globalPhone: string) => Promise<boolean>;

/**
 * Nothing is sent to a bot. Whoever entered the details of somebody who has applied reads what anyone new would: the
 * message tells that person so.
 */
export async function reachOfHeldBack({ reason, input }: SpamRow, isTextable: IsTextable): Promise<ReceiptReach> {
  if (reason !== 'already_applied') return { email: false, text: 'none', offers: [] };
  const { email, phone, region_number, sms_consent } = entryOf(input);
  const globalPhone = globalPhoneNumber(phone, region_number);
  const person = {
    email: email || null,
    globalPhone,
    smsConsent: sms_consent,
    smsOptOut: false,
    phoneVerified: false,
    emailOptOut: false,
    emailBounced: false,
  };
  const canText = globalPhone !== null && (await isTextable(globalPhone));
  return receiptReach({ person, isTextable: canText, isNewPerson: true });
}

export async function presentHeldBackReach(
  tx: Transaction,
  heldBack: SpamRow,
  { form, language, isTextable }: { form: FormRow; language: Language; isTextable: IsTextable },
): Promise<Reach> {
  const reach = await reachOfHeldBack(heldBack, isTextable);
  if (!reach.offers.includes('text')) return { ...reach, sms_consent: null };
  return { ...reach, sms_consent: (await offeredConsents(tx, form, language)).sms };
}

/** Kept with the rest, for the case that staff let it in. */
export const addToHeldBack = (
  tx: Transaction,
  heldBack: SpamRow,
  added: { email: string | null; sms_consent: boolean; shown_consents: ShownConsents },
): Promise<SpamRow> => {
  const email = added.email ?? heldBack.input.email ?? '';
  const sms_consent = added.sms_consent || (heldBack.input.sms_consent ?? false);
  const shown_consents = { ...heldBack.input.shown_consents, ...added.shown_consents };
  return addContact(tx, heldBack, { ...heldBack.input, email, sms_consent, shown_consents });
};
