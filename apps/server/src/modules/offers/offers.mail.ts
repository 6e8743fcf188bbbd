// Messages about offers: to the applicant in their language, and to those who sign for the company.
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { chooseLanguage } from '@onward/domain/platform/languages';
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
  company: string;
  link: string;
}

/** Texts under `offers:mail.<name>` and `offers:texts.<name>`. */
export const offerMail = (t: Translate, name: ApplicantMail, values: MailValues, message?: string | null) => ({
  subject: t(`offers:mail.${name}.subject`, { ...values }),
  heading: t(`offers:mail.${name}.heading`, { ...values }),
  paragraphs: [t(`offers:mail.${name}.body`, { ...values }), ...(message ? [message] : [])],
  ...(values.link && { button: { label: t(`offers:mail.${name}.button`), url: values.link } }),
  text: t(`offers:texts.${name}`, { ...values }),
});

export const writeOfOffer = (
  app: App,
  tx: Transaction,
  application: ApplicationRow,
  to: OfferRecipient,
  { name, link, message }: { name: ApplicantMail; link: string | null; message?: string | null },
): Promise<void> =>
  writeToApplicant(app, tx, application, (t) => {
    const { first_name: firstName, position_title: position } = to;
    const company = advertiserOf(to);
    return offerMail(t, name, { firstName, position, company, link: link ?? '' }, message);
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
