// What applicants read and agree to before a check, on the page and in the PDF: notice and permission are separate
// documents (CHK-010).
import type { DocumentContent } from '@onward/domain/documents/content';
import type { Language } from '@onward/domain/platform/languages';
import { longDate } from '@onward/domain/platform/time/spoken-time';
import { type Translate, translator } from '../../../platform/i18n/translate.ts';
import type { Letter } from '../../documents/documents.service.ts';
import { type CheckedPerson, letterheadOf } from '../check-people.ts';
import type { CheckRow, StoredConsent } from '../checks.queries.ts';

export const PROVIDER_NAME = 'Checkr';

const NOTICE_PARTS = ['what', 'contents', 'provider'] as const;
const PERMISSION_PARTS = ['allow', 'rights', 'electronic'] as const;

type Names = Pick<CheckedPerson, 'company_name'>;

export const disclosure = (t: Translate, { company_name: company }: Names): string[] =>
  NOTICE_PARTS.map((part) => t(`check-letters:notice.${part}`, { company, provider: PROVIDER_NAME }));

export const authorization = (t: Translate, { company_name: company }: Names): string[] =>
  PERMISSION_PARTS.map((part) => t(`check-letters:permission.${part}`, { company, provider: PROVIDER_NAME }));

const paragraph = (text: string, more: { bold?: boolean } = {}) => ({
  type: 'paragraph' as const,
  inlines: [{ type: 'text' as const, text, ...more }],
});

export const heading = (text: string) => ({
  type: 'heading' as const,
  inlines: [{ type: 'text' as const, text }],
});

export const bullet = (text: string) => ({
  type: 'bullet' as const,
  inlines: [{ type: 'text' as const, text }],
});

export const paragraphs = (texts: readonly string[]) => texts.map((text) => paragraph(text));

export interface LetterFacts {
  person: CheckedPerson;
  language: Language;
  now: Date;
}

/** The notice alone, to save. */
export function noticeLetter({ person, language, now }: LetterFacts): Letter {
  const t = translator(language);
  const title = t('check-letters:notice.title');
  return letter({ person, language, now }, title, [heading(title), ...paragraphs(disclosure(t, person))]);
}

/** Both texts with the typed name, as they are kept. */
export function consentLetter(
  facts: LetterFacts,
  { consent, consented_at }: { consent: StoredConsent; consented_at: Date },
): Letter {
  const { person, language } = facts;
  const t = translator(language);
  const day = longDate(consented_at, person.time_zone, language);
  return letter(facts, t('check-letters:permission.letterTitle'), [
    heading(t('check-letters:notice.title')),
    ...paragraphs(disclosure(t, person)),
    heading(t('check-letters:permission.title')),
    ...paragraphs(authorization(t, person)),
    paragraph(t('check-letters:permission.signedBy', { name: consent.name, day }), { bold: true }),
    paragraph(
      t('check-letters:permission.evidence', {
        time: consented_at.toISOString(),
        address: consent.address,
        device: consent.user_agent,
      }),
    ),
  ]);
}

export const letter = (
  { person, language, now }: LetterFacts,
  title: string,
  blocks: DocumentContent['blocks'],
): Letter => ({
  title,
  content: { blocks },
  letterhead: letterheadOf(person, language, now),
  language,
  timeZone: person.time_zone,
  createdAt: now,
});

/** The name of a downloaded file. */
export const fileName = ({ id }: Pick<CheckRow, 'id'>, what: string): string => `background-check-${id}-${what}.pdf`;
