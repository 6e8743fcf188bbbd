// The boxes that the papers of forms are put together from.
import type { PaperBox, PaperRow } from '@onward/domain/documents/papers';
import type { FormAnswer } from '@onward/domain/onboarding/forms/form-fields';
import type { Translate } from '../../../../platform/i18n/translate.ts';
import type { FilledForm, FilledSignature } from '../filled-form.ts';

export const row = (...boxes: PaperBox[]): PaperRow => ({ boxes });

export const textBox = (label: string, value: string, share = 1): PaperBox => ({
  share,
  label,
  content: { kind: 'text', value },
});

/** What the form says, without lines around it. */
export const wordsBox = (text: string, { lead, share = 1 }: { lead?: string; share?: number } = {}): PaperBox => ({
  share,
  isOpen: true,
  content: { kind: 'instructions', text, ...(lead && { lead }) },
});

const WORDS_SHARE = 7;
const AMOUNT_SHARE = 3;

/** What to enter, the number of the line, and the amount. */
export const amountRow = (words: PaperBox, line: string, value: string, unit?: '$' | '%'): PaperRow =>
  row(
    { ...words, share: WORDS_SHARE },
    { share: AMOUNT_SHARE, content: { kind: 'amount', line, value, ...(unit && { unit }) } },
  );

interface Signing {
  statement: string;
  label: string;
  dateLabel: string;
}

/** The statement, the signature with its day, and how it was signed. */
export const signatureRows = (
  t: Translate,
  signature: FilledSignature | null,
  { statement, label, dateLabel }: Signing,
): PaperRow[] => [
  row(wordsBox(statement)),
  row(
    {
      share: 7,
      label,
      labelBelow: true,
      isOpen: true,
      content: { kind: 'signature', signature: signature && { name: signature.name, strokes: [] } },
    },
    { ...textBox(dateLabel, usDay(signature?.day ?? null), 3), labelBelow: true, isOpen: true },
  ),
  ...(signature ? [row(wordsBox(t('onboarding-papers:signed', { ...signature })))] : []),
];

/** What the person agreed to when signing. */
export const statementOf = (t: Translate, { form }: FilledForm): string => t(`onboarding-forms:statements.${form.key}`);

/** `12/01/2026`, as US forms ask for it. */
export function usDay(day: string | null): string {
  const [year, month, date] = day?.split('-') ?? [];
  return year && month && date ? `${month}/${date}/${year}` : '';
}

const DOLLARS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,200.00`; nothing for what was left empty. */
export const dollars = (value: FormAnswer | undefined): string =>
  typeof value === 'number' ? DOLLARS.format(value) : '';

/** `$2,200` */
export const wholeDollars = (value: number): string => `$${value.toLocaleString('en-US')}`;

export const words = (value: FormAnswer | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
