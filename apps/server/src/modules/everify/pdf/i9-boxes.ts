// The boxes of Form I-9: each shows a field of a section with its corrections.
import type { PaperBox } from '@onward/domain/documents/papers';
import type { I9Section } from '@onward/domain/everify/i9-changes';
import { fullPhoneNumber } from '@onward/domain/platform/contact/phone';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import type { Translate } from '../../../platform/i18n/translate.ts';
import { textBox, usDay } from '../../onboarding/onboarding.service.ts';
import { earlierKey, type I9Facts } from './i9-facts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days as US forms show them; other values as they were entered. */
export function shownValue(t: Translate, section: I9Section, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.endsWith('_receipt') && value === 'none') return '';
  if (typeof value === 'boolean') return t(value ? 'everify-papers:yes' : 'everify-papers:no');
  const text = String(value);
  if (field === 'ssn') return formatSsn(text);
  if (field === 'phone') return usPhone(text);
  if (/_(document|receipt)$/.test(field)) return t(`onboarding-forms:options.i9_${section}.${field}.${text}`);
  return DAY.test(text) ? usDay(text) : text;
}

/** Entered freely, so only what is a US number is written as one. */
const usPhone = (text: string): string =>
  (fullPhoneNumber(text) ?? text).replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

export type FieldBox = (field: string, share?: number) => PaperBox;

export const boxesOf =
  (t: Translate, section: I9Section, facts: I9Facts): FieldBox =>
  (field, share = 1) => {
    const value = shownValue(t, section, field, facts[section]?.[field]);
    const earlier = facts.earlier.get(earlierKey(section, field));
    const box = textBox(t(`onboarding-forms:fields.i9_${section}.${field}.label`), value, share);
    return earlier ? { ...box, earlier } : box;
  };
