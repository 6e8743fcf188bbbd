// The letters of an adverse action: the first notice with the rights of the applicant, and the final one (CHK-006).
import type { Language } from '@onward/domain/platform/languages';
import { longDay } from '@onward/domain/platform/time/spoken-time';
import { type Translate, translator } from '../../../platform/i18n/translate.ts';
import type { Letter } from '../../documents/documents.service.ts';
import type { CheckedPerson } from '../check-people.ts';
import { bullet, heading, letter, PROVIDER_NAME, paragraphs } from '../consent/consent-texts.ts';
import type { Finding } from '../findings.ts';
import type { AdverseRow } from './adverse-actions.queries.ts';

/** Where the provider answers questions about a report. */
const PROVIDER_CONTACT = {
  address: 'Checkr, Inc., 1 Montgomery Street, Suite 2400, San Francisco, CA 94104',
  phone: '(844) 824-3257',
  page: 'https://candidate.checkr.com',
};

const RIGHTS = ['told', 'file', 'copy', 'dispute', 'corrected', 'outdated', 'access', 'permission', 'damages', 'state'];
const OFFICIAL_RIGHTS = 'https://www.consumerfinance.gov/learnmore';

interface AdverseFacts {
  person: CheckedPerson;
  language: Language;
  action: AdverseRow;
  items: readonly Finding[];
  now: Date;
}

export function preLetter(facts: AdverseFacts): Letter {
  const { person, language, action, items } = facts;
  const t = translator(language);
  const values = valuesOf(facts);
  const title = t('check-letters:pre.title');
  return letter(facts, title, [
    heading(title),
    ...paragraphs([
      t('check-letters:dear', values),
      t('check-letters:pre.received', values),
      t('check-letters:pre.considering', values),
    ]),
    ...(items.length > 0 ? paragraphs([t('check-letters:pre.records')]) : []),
    ...items.map(({ text }) => bullet(text)),
    ...paragraphs([
      t('check-letters:pre.time', { ...values, until: longDay(action.waits_until, language) }),
      t('check-letters:pre.report', values),
      ...(action.message ? [action.message] : []),
      t('check-letters:signature', { company: person.company_name }),
    ]),
    ...agency(t, values),
    ...rights(t),
  ]);
}

export function finalLetter(facts: AdverseFacts): Letter {
  const { person, language, action, items } = facts;
  const t = translator(language);
  const values = valuesOf(facts);
  const title = t('check-letters:final.title');
  const first = action.pre_at ? longDay(action.notice_day, language) : '';
  return letter(facts, title, [
    heading(title),
    ...paragraphs([t('check-letters:dear', values), t('check-letters:final.decision', { ...values, first })]),
    ...items.map(({ text }) => bullet(text)),
    ...paragraphs([
      t('check-letters:final.notDecider', values),
      t('check-letters:final.freeCopy', values),
      t('check-letters:final.dispute', values),
      t('check-letters:signature', { company: person.company_name }),
    ]),
    ...agency(t, values),
    ...rights(t),
  ]);
}

const valuesOf = ({ person }: AdverseFacts) => ({
  firstName: person.first_name,
  company: person.company_name,
  position: person.position_title,
  provider: PROVIDER_NAME,
});

const agency = (t: Translate, values: Record<string, string>) => [
  heading(t('check-letters:agency.title')),
  ...paragraphs([t('check-letters:agency.contact', { ...values, ...PROVIDER_CONTACT })]),
];

const rights = (t: Translate) => [
  heading(t('check-letters:rights.title')),
  ...RIGHTS.map((right) => bullet(t(`check-letters:rights.${right}`))),
  ...paragraphs([t('check-letters:rights.official', { page: OFFICIAL_RIGHTS })]),
];
