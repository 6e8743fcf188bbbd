// The withholding certificate of a state: its own name and choices on a page that all of them share (ONB-043, EMP-022).
import type { Paper, PaperBox, PaperHead, PaperRow, PaperSection } from '@onward/domain/documents/papers';
import { stateTaxOf } from '@onward/domain/employees/state-taxes';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import { type FormField, fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import { statesOf } from '@onward/domain/platform/contact/regions';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import { ownValue } from '@onward/domain/platform/own-value';
import type { Translate } from '../../../../platform/i18n/translate.ts';
import type { FilledForm } from '../filled-form.ts';
import { amountRow, dollars, row, signatureRows, statementOf, textBox, usDay, words, wordsBox } from './boxes.ts';
import { STATE_CERTIFICATES } from './state-certificates.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

const FEDERAL_FORM = 'W-4';

export function stateTaxPaper(t: Translate, filled: FilledForm): Paper {
  const say: Say = (key, values) => t(`onboarding-papers:state_tax.${key}`, values);
  const { form, person } = filled;
  const fields = fieldsOf(form);
  const isExemption = ({ key }: FormField) => key === 'exempt' || key.startsWith('exemption_');
  const status = fields.filter(({ key }) => key === 'filing_status');
  const withholding = fields.filter((field) => field.key !== 'filing_status' && !isExemption(field));
  return {
    name: form.edition ?? say('title'),
    person: person.name,
    sheets: [
      {
        head: headOf(say, filled),
        sections: [
          { band: { place: 'top', title: say('employee') }, rows: personRows(t, say, filled) },
          ...sectionOf(say('status'), statusRows(t, filled, status)),
          ...sectionOf(say('withholding'), numbered(t, filled, withholding)),
          ...sectionOf(
            say('exemption'),
            fields.filter(isExemption).map((field) => row(boxOf(t, filled, field))),
          ),
          { band: { place: 'top', title: say('sign') }, rows: signRows(t, filled) },
          { band: { place: 'top', title: t('onboarding-papers:employer') }, rows: employerRows(t, filled) },
        ],
      },
    ],
  };
}

function headOf(say: Say, { workState }: FilledForm): PaperHead {
  const tax = stateTaxOf(workState ?? '');
  const form = tax.kind === 'form' ? tax.form.form : null;
  const state = statesOf('US').find(({ code }) => tax.kind === 'form' && code === tax.state)?.name ?? '';
  const certificate = form === null ? undefined : ownValue(STATE_CERTIFICATES, workState ?? '');
  return {
    form: `Form ${form ?? FEDERAL_FORM}`,
    title: certificate?.title ?? say('title'),
    notes: form === null ? [say('serves', { state })] : [],
    agency: certificate ? [certificate.agency] : [],
    edition: [state],
  };
}

const sectionOf = (title: string, rows: readonly PaperRow[]): PaperSection[] =>
  rows.length > 0 ? [{ band: { place: 'top', title }, rows }] : [];

const personRows = (t: Translate, say: Say, { person }: FilledForm): PaperRow[] => [
  row(
    textBox(say('full_name'), person.name, 7),
    textBox(t('onboarding-papers:ssn'), person.ssn ? formatSsn(person.ssn) : '', 3),
  ),
  row(textBox(say('street'), person.street)),
  row(textBox(t('onboarding-papers:city'), person.city)),
];

/** The heading of the section says what is chosen. */
const statusRows = (t: Translate, filled: FilledForm, fields: readonly FormField[]): PaperRow[] =>
  fields.map((field) => row({ share: 1, content: boxOf(t, filled, field).content }));

const labelOf = (t: Translate, { key }: FormField): string => t(`onboarding-forms:fields.state_tax.${key}.label`);

/** Amounts and counts have numbers, as on the states' forms; everything else is a box between them. */
function numbered(t: Translate, filled: FilledForm, fields: readonly FormField[]): PaperRow[] {
  let line = 0;
  return fields.map((field) => {
    if (field.kind !== 'money' && field.kind !== 'count') return row(boxOf(t, filled, field));
    line += 1;
    const value = filled.answers[field.key];
    const [shown, unit] = field.kind === 'money' ? [dollars(value), '$' as const] : [words(value), undefined];
    return amountRow(wordsBox(labelOf(t, field), { lead: String(line) }), String(line), shown, unit);
  });
}

function boxOf(t: Translate, { answers }: FilledForm, field: FormField): PaperBox {
  const label = labelOf(t, field);
  const value = answers[field.key];
  if (field.kind === 'flag') {
    return { share: 1, content: { kind: 'ticks', ticks: [{ checked: value === true, text: label }] } };
  }
  if (field.kind !== 'choice') return textBox(label, words(value));
  const ticks = field.options.map((option) => ({
    checked: value === option,
    text: t(`onboarding-forms:options.state_tax.${field.key}.${option}`),
  }));
  return { share: 1, label, content: { kind: 'ticks', ticks, inLine: true } };
}

const signRows = (t: Translate, filled: FilledForm): PaperRow[] =>
  signatureRows(t, filled.signature, {
    statement: statementOf(t, filled),
    label: t('onboarding-papers:employee_signature'),
    dateLabel: t('onboarding-papers:date'),
  });

const employerRows = (t: Translate, { employer, dates }: FilledForm): PaperRow[] => [
  row(
    textBox(t('onboarding-papers:employer_name'), employer.name, 4),
    textBox(t('onboarding-papers:first_day'), usDay(dates.started ?? dates.hired), 2.6),
    textBox(t('onboarding-papers:employer_ein'), formatEmployerId(employer.ein), 3.4),
  ),
  row(textBox(t('onboarding-papers:employer_address'), employer.address)),
];
