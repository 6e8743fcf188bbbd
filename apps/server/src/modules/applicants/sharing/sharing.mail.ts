// The email to recipients of shared applicants: one behind a button, several as a list of links (APP-034).
import type { Language } from '@onward/domain/platform/languages';
import { translator } from '../../../platform/i18n/translate.ts';
import { composeMail } from '../../../platform/outbox/mail-layout.ts';
import type { NamedApplicant } from './sharing.queries.ts';

type Linked = NamedApplicant & { url: string };

export function shareMail(language: Language, message: string, shown: readonly Linked[]) {
  const t = translator(language);
  const [first] = shown;
  const sender = first?.sender ?? first?.company ?? '';
  const closing = [...(message ? [message] : []), t('applicants:mail.share.until')];
  if (first && shown.length === 1) {
    const values = { sender, applicant: first.applicant, position: first.position, location: first.location };
    return composeMail(t, {
      subject: t('applicants:mail.share.subject', values),
      heading: t('applicants:mail.share.heading', values),
      paragraphs: [t('applicants:mail.share.body', values), ...closing],
      button: { label: t('applicants:mail.share.button'), url: first.url },
    });
  }
  const values = { sender, count: shown.length };
  return composeMail(t, {
    subject: t('applicants:mail.shareSeveral.subject', values),
    heading: t('applicants:mail.shareSeveral.heading', values),
    paragraphs: closing,
    links: shown.map(({ url, ...one }) => ({ label: t('applicants:mail.shareSeveral.one', one), url })),
  });
}
