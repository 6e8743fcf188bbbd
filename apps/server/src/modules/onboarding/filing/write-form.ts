// A filled form as a letter: edition, every answer by its label, employer, and the signature (ONB-042, ONB-044).
import type { Block, DocumentContent } from '@onward/domain/documents/content';
import { maskSensitive } from '@onward/domain/employees/sensitive';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import {
  askedSteps,
  type FormAnswer,
  type FormAnswers,
  type FormField,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import { phoneOf, shownFields } from '@onward/domain/onboarding/forms/shown-fields';
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import type { Translate } from '../../../platform/i18n/translate.ts';
import type { FilledForm } from './filled-form.ts';

const text = (words: string, bold = false): Block['inlines'][number] => ({
  type: 'text',
  text: words,
  ...(bold && { bold }),
});
const heading = (words: string): Block => ({ type: 'heading', inlines: [text(words)] });
const line = (label: string, value: string): Block => ({
  type: 'paragraph',
  inlines: [text(`${label}: `), text(value === '' ? '—' : value, true)],
});

const NAMES_EMPLOYER: readonly OnboardingForm['key'][] = ['i9_section1', 'i9_section2'];

export function writeForm(t: Translate, filled: FilledForm): DocumentContent {
  const { form, answers } = filled;
  return {
    blocks: [
      ...(form.edition ? [line(t('onboarding-papers:edition'), form.edition)] : []),
      ...askedSteps(form, answers).flatMap((step) => [
        heading(t(`onboarding-forms:steps.${form.key}.${step.key}.title`)),
        ...shownFields(step.fields).map((field) => fieldBlock(t, form, field, answers)),
      ]),
      ...employerBlocks(t, filled),
      ...signatureBlocks(t, filled),
    ],
  };
}

function employerBlocks(t: Translate, { form, employer, dates }: FilledForm): Block[] {
  if (!NAMES_EMPLOYER.includes(form.key)) return [];
  return [
    heading(t('onboarding-papers:employer')),
    line(t('onboarding-papers:employer_name'), employer.name),
    line(t('onboarding-papers:employer_address'), employer.address),
    line(t('onboarding-papers:employer_ein'), formatEmployerId(employer.ein)),
    line(t('onboarding-papers:first_day'), dates.started ?? dates.hired),
  ];
}

function signatureBlocks(t: Translate, { form, signature }: FilledForm): Block[] {
  if (!signature || !form.signature) return [];
  return [
    heading(t('onboarding-papers:signature')),
    { type: 'paragraph', inlines: [text(t(`onboarding-forms:statements.${form.key}`))] },
    line(t('onboarding-papers:signed_by'), signature.name),
    line(t('onboarding-papers:signed_at'), signature.at),
    line(t('onboarding-papers:signed_from'), signature.from),
  ];
}

function fieldBlock(t: Translate, form: OnboardingForm, field: FormField, answers: FormAnswers): Block {
  const value = answers[field.key];
  if (field.kind === 'question') return line(field.question.title, wordsOf(value));
  return line(t(`onboarding-forms:fields.${form.key}.${field.key}.label`), shown(t, form, field, answers));
}

function shown(t: Translate, form: OnboardingForm, field: FormField, answers: FormAnswers): string {
  const value = answers[field.key];
  if (value === undefined || value === null || value === '') return '';
  switch (field.kind) {
    case 'flag':
      return t(value === true ? 'onboarding-papers:yes' : 'onboarding-papers:no');
    case 'choice':
      return t(`onboarding-forms:options.${form.key}.${field.key}.${value}`);
    case 'phone':
      return formatPhoneNumber(phoneOf(field, answers));
    // The record has it; a copy in another document would only be one more to protect.
    case 'ssn':
      return form.key === 'basic_information' ? maskSensitive('ssn', String(value)) : formatSsn(String(value));
    case 'birth_day':
      return form.key === 'basic_information' ? maskSensitive('date_of_birth', String(value)) : String(value);
    default:
      return wordsOf(value);
  }
}

const wordsOf = (value: FormAnswer | undefined): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');
