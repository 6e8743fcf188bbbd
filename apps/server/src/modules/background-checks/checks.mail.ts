// Messages about checks to applicants, in their language, by email and text. Reports are never attached: they are behind
// the applicant's link.
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { longDate } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Translate } from '../../platform/i18n/translate.ts';
import type { ApplicationRow } from '../applicants/applicants.service.ts';
import { writeToApplicant } from '../careers/careers.service.ts';
import { type CheckedPerson, languageOf } from './check-people.ts';

export type CheckMail = 'invitation' | 'copy' | 'pre' | 'final';

interface MailValues {
  firstName: string;
  position: string;
  /** The location of the job. */
  place: string;
  company: string;
  link: string;
  /** Until when the applicant can answer. */
  until?: string;
}

/** Texts under `check-letters:mail.<name>` and `check-letters:texts.<name>`. */
export function checkMail(t: Translate, name: CheckMail, values: MailValues, message?: string | null) {
  const said = { ...values, job: t('careers:jobAt', { position: values.position, place: values.place }) };
  return {
    subject: t(`check-letters:mail.${name}.subject`, said),
    heading: t(`check-letters:mail.${name}.heading`, said),
    paragraphs: [t(`check-letters:mail.${name}.body`, said), ...(message ? [message] : [])],
    button: { label: t(`check-letters:mail.${name}.button`), url: values.link },
    text: t(`check-letters:texts.${name}`, said),
  };
}

export interface CheckLetter {
  name: CheckMail;
  link: string;
  until?: Date | string;
  message?: string | null;
}

export const writeOfCheck = (
  app: App,
  tx: Transaction,
  application: ApplicationRow,
  to: CheckedPerson,
  { name, link, until, message }: CheckLetter,
): Promise<void> =>
  writeToApplicant(app, tx, application, (t) => {
    const { first_name: firstName, position_title: position, location_name: place } = to;
    const company = advertiserOf(to);
    const day = until instanceof Date ? longDate(until, to.time_zone, languageOf(to, app.config.environment)) : until;
    return checkMail(t, name, { firstName, position, place, company, link, ...(day && { until: day }) }, message);
  });
