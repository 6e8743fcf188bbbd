// Messages about offers: to the applicant in their language, and to those who sign for the company.
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { longDate } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Translate, translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import type { StoredFile } from '../../platform/outbox/send.ts';
import type { ApplicationRow } from '../applicants/applicants.service.ts';
import { writeToApplicant } from '../careers/careers.service.ts';
import type { SignerRow } from '../documents/documents.service.ts';
import type { OfferRow } from './offers.queries.ts';
import type { OfferRecipient } from './sending/offer-recipients.ts';

type ApplicantMail = 'sent' | 'withdrawn' | 'sealed';

interface MailValues {
  firstName: string;
  position: string;
  /** The location of the job. */
  place: string;
  company: string;
  link: string;
  /** The last day to sign. */
  until: string;
}

/** What the sender wrote, with their name, because "Call me" says nothing without it. */
interface SenderNote {
  name: string | null;
  message: string;
}

/** Texts under `offers:mail.<name>` and `offers:texts.<name>`. */
export function offerMail(t: Translate, name: ApplicantMail, values: MailValues, note?: SenderNote | null) {
  const said = { ...values, job: t('careers:jobAt', { position: values.position, place: values.place }) };
  return {
    subject: t(`offers:mail.${name}.subject`, said),
    heading: t(`offers:mail.${name}.heading`, said),
    paragraphs: [t(`offers:mail.${name}.body`, said), ...(note ? [noteOf(t, note)] : [])],
    ...(values.link && { button: { label: t(`offers:mail.${name}.button`), url: values.link } }),
    text: t(`offers:texts.${name}`, said),
  };
}

const noteOf = (t: Translate, { name, message }: SenderNote): string =>
  name === null ? message : t('offers:mail.from', { name, message });

interface OfferLetter {
  name: ApplicantMail;
  link: string | null;
  /** While it can be signed. */
  expiresAt?: Date;
  note?: SenderNote | null;
}

export const writeOfOffer = (
  app: App,
  tx: Transaction,
  application: ApplicationRow,
  to: OfferRecipient,
  { name, link, expiresAt, note }: OfferLetter,
): Promise<void> =>
  writeToApplicant(app, tx, application, (t, language) => {
    const { first_name: firstName, position_title: position, location_name: place } = to;
    const company = advertiserOf(to);
    const until = expiresAt ? longDate(expiresAt, to.time_zone, language) : '';
    return offerMail(t, name, { firstName, position, place, company, link: link ?? '', until }, note);
  });

interface SignerMail {
  app: App;
  tx: Transaction;
  offer: OfferRow;
  to: OfferRecipient;
  signer: SignerRow;
}

/** Those who sign for the company are always told, because nothing happens without them. */
export async function askToCountersign({ app, tx, offer, to, signer }: SignerMail): Promise<void> {
  if (!signer.email) return;
  const { t, values } = await textsFor(app, tx, signer, to);
  await app.outbox.sendEmail(tx, {
    companyId: offer.company_id,
    to: signer.email,
    ...composeMail(t, {
      subject: t('offers:mail.countersign.subject', values),
      heading: t('offers:mail.countersign.heading', values),
      paragraphs: [t('offers:mail.countersign.body', values)],
      button: {
        label: t('offers:mail.countersign.button'),
        url: `${app.config.publicUrl}/#/sign-offer/${offer.id}`,
      },
    }),
  });
}

/** Everybody who signed gets the sealed file. */
export async function sendCopyToSigner({ app, tx, offer, to, signer }: SignerMail, file: StoredFile): Promise<void> {
  if (!signer.email) return;
  const { t, values } = await textsFor(app, tx, signer, to);
  await app.outbox.sendEmail(tx, {
    companyId: offer.company_id,
    to: signer.email,
    files: [file],
    ...composeMail(t, {
      subject: t('offers:mail.copy.subject', values),
      heading: t('offers:mail.copy.heading', values),
      paragraphs: [t('offers:mail.copy.body', values)],
      button: {
        label: t('offers:mail.copy.button'),
        url: `${app.config.publicUrl}/#/applicant/${offer.application_id}?tab=offer`,
      },
    }),
  });
}

async function textsFor(app: App, tx: Transaction, signer: SignerRow, to: OfferRecipient) {
  const [row] = await tx.prepared<{ language: string | null }>(
    'offers_signer_language',
    `select u.locale as language from company_staffs s join users u on u.id = s.user_id where s.company_id = $1 and s.id = $2`,
    [signer.company_id, signer.staff_id],
  );
  const t = translator(chooseLanguage([row?.language ?? null], app.config.environment));
  const values = {
    name: signer.name,
    applicant: `${to.first_name} ${to.last_name}`,
    position: to.position_title,
    location: to.location_name,
  };
  return { t, values };
}
