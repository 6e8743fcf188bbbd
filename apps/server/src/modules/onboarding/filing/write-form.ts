// A filled form as a document: edition, employer, person, every answer by its label, and the signature (ONB-043).
import type { Block, DocumentContent } from '@onward/domain/documents/content';
import { maskSensitive } from '@onward/domain/employees/sensitive';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import {
  accountsIn,
  askedSteps,
  type FormAnswer,
  type FormAnswers,
  type FormField,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import { dependentsAmount } from '@onward/domain/onboarding/forms/w4';
import type { ModuleConfig } from '@onward/domain/onboarding/processes';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import type { Translate } from '../../../platform/i18n/translate.ts';

export interface FilledForm {
  form: OnboardingForm;
  answers: FormAnswers;
  config: ModuleConfig;
  person: { name: string; address: string; ssn: string | null };
  firstDay: string;
  signature: { name: string; at: string; from: string } | null;
}

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

/** Forms whose person is not among their own answers. */
const NAMES_PERSON: readonly OnboardingForm['key'][] = ['w4', 'state_tax', 'wotc', 'direct_deposit'];
const NAMES_EMPLOYER: readonly OnboardingForm['key'][] = ['w4', 'i9_section1', 'i9_section2'];

export function writeForm(t: Translate, filled: FilledForm): DocumentContent {
  const { form, answers } = filled;
  return {
    blocks: [
      ...(form.edition ? [line(t('onboarding-papers:edition'), form.edition)] : []),
      ...personBlocks(t, filled),
      ...askedSteps(form, answers).flatMap((step) => [
        heading(t(`onboarding-forms:steps.${form.key}.${step.key}.title`)),
        ...step.fields.flatMap((field) => fieldBlocks(t, form, field, answers)),
      ]),
      ...(form.key === 'w4' ? [line(t('onboarding-papers:dependents_total'), money(dependentsAmount(answers)))] : []),
      ...employerBlocks(t, filled),
      ...signatureBlocks(t, filled),
    ],
  };
}

function personBlocks(t: Translate, { form, person }: FilledForm): Block[] {
  if (!NAMES_PERSON.includes(form.key)) return [];
  return [
    heading(t('onboarding-papers:person')),
    line(t('onboarding-papers:name'), person.name),
    line(t('onboarding-papers:address'), person.address),
    ...(form.key === 'direct_deposit'
      ? []
      : [line(t('onboarding-papers:ssn'), person.ssn ? formatSsn(person.ssn) : '')]),
  ];
}

function employerBlocks(t: Translate, { form, config, firstDay }: FilledForm): Block[] {
  if (!NAMES_EMPLOYER.includes(form.key)) return [];
  return [
    heading(t('onboarding-papers:employer')),
    line(t('onboarding-papers:employer_name'), config.employer_name ?? ''),
    line(t('onboarding-papers:employer_address'), config.employer_address ?? ''),
    line(t('onboarding-papers:employer_ein'), config.employer_ein ? formatEmployerId(config.employer_ein) : ''),
    line(t('onboarding-papers:first_day'), firstDay),
  ];
}

function signatureBlocks(t: Translate, { form, signature }: FilledForm): Block[] {
  if (!signature || !form.signature) return [];
  return [
    heading(t('onboarding-papers:signature')),
    { type: 'paragraph', inlines: [text(t(`onboarding-papers:statements.${form.signature}`))] },
    line(t('onboarding-papers:signed_by'), signature.name),
    line(t('onboarding-papers:signed_at'), signature.at),
    line(t('onboarding-papers:signed_from'), signature.from),
  ];
}

function fieldBlocks(t: Translate, form: OnboardingForm, field: FormField, answers: FormAnswers): Block[] {
  const value = answers[field.key];
  if (field.kind === 'accounts') return accountBlocks(t, value);
  if (field.kind === 'question') return [line(field.question.title, wordsOf(value))];
  const label = t(`onboarding-forms:fields.${form.key}.${field.key}.label`);
  return [line(label, shown(t, form, field, value))];
}

function shown(t: Translate, form: OnboardingForm, field: FormField, value: FormAnswer | undefined): string {
  if (value === undefined || value === null || value === '') return '';
  switch (field.kind) {
    case 'flag':
      return t(value === true ? 'onboarding-papers:yes' : 'onboarding-papers:no');
    case 'money':
      return money(Number(value));
    case 'choice':
      return t(`onboarding-forms:options.${form.key}.${field.key}.${value}`);
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

const money = (amount: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);

const accountBlocks = (t: Translate, value: FormAnswer | undefined): Block[] =>
  accountsIn(value).flatMap((account, place) => [
    heading(t('onboarding-papers:account', { number: place + 1 })),
    line(t('onboarding-papers:bank'), account.bank_name ?? ''),
    line(t('onboarding-papers:account_type'), t(`onboarding-papers:account_types.${account.account_type}`)),
    line(t('onboarding-papers:routing_number'), account.routing_number),
    line(t('onboarding-papers:account_number'), account.account_number),
    line(
      t('onboarding-papers:share'),
      t(`onboarding-papers:splits.${account.split}`, {
        value: account.split === 'flat_amount' ? money(account.value ?? 0) : String(account.value ?? ''),
      }),
    ),
  ]);
