// What an employee gets on paper: the further action notice about a mismatch, and the confirmation of the referral (EVF-019).
import { contactDueOn, decisionDueOn } from '@onward/domain/everify/case-rules';
import type { Language } from '@onward/domain/platform/languages';
import { longDate, longDay } from '@onward/domain/platform/time/spoken-time';
import { translator } from '../../../platform/i18n/translate.ts';
import type { Letter } from '../../documents/documents.service.ts';
import type { findEmployerPlace } from '../../onboarding/onboarding.service.ts';
import { letterheadOf } from '../../onboarding/onboarding.service.ts';
import type { LoadedCase } from '../cases/load-case.ts';

export type CaseLetter = 'further_action' | 'referral';

interface Facts {
  place: Awaited<ReturnType<typeof findEmployerPlace>>;
  language: Language;
  now: Date;
}

const REASONS = ['ssa', 'dhs', 'ssa_and_dhs', 'photo'];
const PARTS = {
  further_action: ['what', 'options', 'contest', 'decline', 'rights', 'private'],
  referral: ['what', 'contact', 'bring', 'rights', 'private'],
} as const;

/** Null when the case has no such letter. */
export function caseLetter({ row, employee }: LoadedCase, letter: CaseLetter, facts: Facts): Letter | null {
  const { place, language, now } = facts;
  const day = letter === 'referral' ? row.referred_on : row.mismatch_on;
  if (day === null) return null;
  const t = translator(language);
  const title = t(`everify-letters:${letter}.title`);
  const reason = REASONS.includes(row.mismatch_reason ?? '') ? row.mismatch_reason : 'other';
  const until = letter === 'referral' ? contactDueOn(day) : decisionDueOn(day);
  const values = { company: place.company_name, until: longDay(until, language) };
  const rows = [
    ['employee', employee.name],
    ['case', row.case_number ?? ''],
    ['day', longDay(day, language)],
    ...(letter === 'referral' && row.referral_id ? [['confirmation', row.referral_id]] : []),
  ];
  return {
    title,
    content: {
      blocks: [
        heading(title),
        ...rows.map(([name, value]) => paragraph(t(`everify-letters:facts.${name}`, { value: value ?? '' }))),
        paragraph(t(`everify-letters:reasons.${reason}`)),
        ...PARTS[letter].map((part) => paragraph(t(`everify-letters:${letter}.${part}`, values))),
        paragraph(t('everify-letters:signature.employee')),
        paragraph(t('everify-letters:signature.employer')),
      ],
    },
    letterhead: letterheadOf(place, longDate(now, employee.time_zone, language)),
    language,
    timeZone: employee.time_zone,
    createdAt: now,
  };
}

const inlines = (text: string) => [{ type: 'text' as const, text }];
const heading = (text: string) => ({ type: 'heading' as const, inlines: inlines(text) });
const paragraph = (text: string) => ({ type: 'paragraph' as const, inlines: inlines(text) });
