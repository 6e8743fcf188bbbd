// Form W-4 as the IRS prints its first page (ONB-043).
import type { Paper, PaperHead, PaperRow, PaperSection } from '@onward/domain/documents/papers';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import { dependentCredits, W4_YEAR } from '@onward/domain/onboarding/forms/w4';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import type { Translate } from '../../../../platform/i18n/translate.ts';
import type { FilledForm } from '../filled-form.ts';
import {
  amountRow,
  dollars,
  row,
  signatureRows,
  statementOf,
  textBox,
  usDay,
  wholeDollars,
  wordsBox,
} from './boxes.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

export function w4Paper(t: Translate, filled: FilledForm): Paper {
  const say: Say = (key, values) => t(`onboarding-papers:w4.${key}`, values);
  return {
    name: `Form W-4 (${W4_YEAR})`,
    person: filled.person.name,
    sheets: [
      {
        head: headOf(say),
        sections: [
          stepOf(say, 1, personRows(t, say, filled)),
          stepOf(say, 2, jobRows(say, filled)),
          stepOf(say, 3, creditRows(say, filled)),
          stepOf(say, 4, adjustmentRows(say, filled)),
          stepOf(say, 5, signRows(t, say, filled)),
          { band: { place: 'left', title: say('employers_only') }, rows: employerRows(t, say, filled) },
        ],
      },
    ],
  };
}

const headOf = (say: Say): PaperHead => ({
  form: 'Form W-4',
  title: say('title'),
  notes: [say('purpose'), say('give'), say('review')],
  agency: [say('department'), say('service')],
  edition: ['OMB No. 1545-0074'],
  year: String(W4_YEAR),
});

const stepOf = (say: Say, number: number, rows: readonly PaperRow[]): PaperSection => ({
  band: { place: 'left', title: say('step', { number }), text: say(`step_${number}`) },
  rows,
});

function personRows(t: Translate, say: Say, { person, answers }: FilledForm): PaperRow[] {
  const { firstName, middleName, lastName, street, city, ssn } = person;
  const statuses = [
    ['single_or_married_filing_separately', 'single'],
    ['married_filing_jointly', 'joint'],
    ['head_of_household', 'head'],
  ] as const;
  const names = [
    row(
      textBox(say('first_name'), [firstName, middleName.slice(0, 1)].filter(Boolean).join(' ')),
      textBox(say('last_name'), lastName),
    ),
    row(textBox(t('onboarding-papers:address'), street)),
    row(textBox(t('onboarding-papers:city'), city)),
  ];
  const number = [row(textBox(say('ssn'), ssn ? formatSsn(ssn) : '')), row(wordsBox('', { lead: say('name_match') }))];
  return [
    row({ share: 7, content: { kind: 'rows', rows: names } }, { share: 3, content: { kind: 'rows', rows: number } }),
    row({
      share: 1,
      label: say('filing_status'),
      content: {
        kind: 'ticks',
        ticks: statuses.map(([status, key]) => ({ checked: answers.filing_status === status, text: say(key) })),
      },
    }),
  ];
}

const jobRows = (say: Say, { answers }: FilledForm): PaperRow[] => [
  row(wordsBox(say('jobs'))),
  row(wordsBox(say('jobs_a'), { lead: '(a)' })),
  row(wordsBox(say('jobs_b'), { lead: '(b)' })),
  row(wordsBox('', { lead: '(c)', share: 0.5 }), {
    share: 9.5,
    isOpen: true,
    content: { kind: 'ticks', ticks: [{ checked: answers.two_jobs === true, text: say('two_jobs') }] },
  }),
];

/** A sum of nothing stays empty. */
const sum = (amount: number): string => (amount > 0 ? dollars(amount) : '');

function creditRows(say: Say, { answers }: FilledForm): PaperRow[] {
  const { each, children, others, total } = dependentCredits(answers);
  const [child, other] = [wholeDollars(each.child), wholeDollars(each.other)];
  return [
    amountRow(wordsBox(say('children', { amount: child }), { lead: '(a)' }), '3(a)', sum(children), '$'),
    amountRow(wordsBox(say('others', { amount: other }), { lead: '(b)' }), '3(b)', sum(others), '$'),
    amountRow(wordsBox(say('credits')), '3', sum(total), '$'),
  ];
}

function adjustmentRows(say: Say, { answers }: FilledForm): PaperRow[] {
  const lines = [
    ['a', 'other_income', 'other_income'],
    ['b', 'deductions', 'deductions'],
    ['c', 'extra', 'extra_withholding'],
  ] as const;
  const [year, next] = [W4_YEAR, W4_YEAR + 1];
  const ticks = [{ checked: answers.exempt === true, text: say('exempt', { year, next }) }];
  return [
    ...lines.map(([letter, key, field]) =>
      amountRow(
        wordsBox(say(key), { lead: `(${letter}) ${say(`${key}_lead`)}` }),
        `4(${letter})`,
        dollars(answers[field]),
        '$',
      ),
    ),
    row({ share: 1, label: say('exempt_lead'), content: { kind: 'ticks', ticks } }),
    ...(answers.nonresident_alien === true ? [row(wordsBox('', { lead: say('nonresident') }))] : []),
  ];
}

const signRows = (t: Translate, say: Say, filled: FilledForm): PaperRow[] =>
  signatureRows(t, filled.signature, {
    statement: statementOf(t, filled),
    label: say('signature'),
    dateLabel: t('onboarding-papers:date'),
  });

const employerRows = (t: Translate, say: Say, { employer, dates }: FilledForm): PaperRow[] => [
  row(
    textBox(say('employer'), [employer.name, employer.address].filter(Boolean).join('\n'), 5),
    textBox(t('onboarding-papers:first_day'), usDay(dates.started ?? dates.hired), 2.2),
    textBox(t('onboarding-papers:employer_ein'), formatEmployerId(employer.ein), 2.8),
  ),
];
