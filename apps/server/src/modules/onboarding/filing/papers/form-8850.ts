// Form 8850: the side of the applicant with its seven statements, and the side of the employer with four dates (ONB-048).
import type { Paper, PaperHead, PaperRow, PaperSection } from '@onward/domain/documents/papers';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import { WOTC_BOXES } from '@onward/domain/onboarding/forms/wotc';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import type { Translate } from '../../../../platform/i18n/translate.ts';
import type { FilledForm } from '../filled-form.ts';
import { row, signatureRows, statementOf, textBox, usDay, words, wordsBox } from './boxes.ts';

type Say = (key: string) => string;

export function form8850Paper(t: Translate, filled: FilledForm): Paper {
  const say: Say = (key) => t(`onboarding-papers:wotc.${key}`);
  return {
    name: filled.form.edition ?? 'Form 8850',
    person: filled.person.name,
    sheets: [
      {
        head: headOf(t, say, filled),
        sections: [
          {
            rows: [row(wordsBox(say('fill_in'), { lead: say('applicant') })), ...personRows(t, say, filled)],
          },
          { rows: statementRows(say, filled) },
          { band: { place: 'top', title: say('sign') }, rows: signRows(t, say, filled) },
        ],
      },
      { sections: [employerSection(t, say, filled)] },
    ],
  };
}

function headOf(t: Translate, say: Say, { form }: FilledForm): PaperHead {
  const revision = /\(.*\)/.exec(form.edition ?? '')?.[0];
  return {
    form: 'Form 8850',
    title: say('title'),
    notes: [say('website')],
    agency: [...(revision ? [revision] : []), t('onboarding-papers:w4.department'), t('onboarding-papers:w4.service')],
    edition: ['OMB No. 1545-1500'],
  };
}

const personRows = (t: Translate, say: Say, { person, answers }: FilledForm): PaperRow[] => [
  row(
    textBox(say('name'), person.name, 6),
    textBox(t('onboarding-papers:ssn'), person.ssn ? formatSsn(person.ssn) : '', 4),
  ),
  row(textBox(say('street'), person.street)),
  row(textBox(t('onboarding-papers:city'), person.city)),
  row(textBox(say('county'), words(answers.county), 6), textBox(say('phone'), person.phone, 4)),
  row(textBox(say('birth_date'), usDay(person.birthDate))),
];

const NUMBER_SHARE = 0.35;

const statementRows = (say: Say, { answers }: FilledForm): PaperRow[] =>
  WOTC_BOXES.map((key, index) =>
    row(wordsBox('', { lead: String(index + 1), share: NUMBER_SHARE }), {
      share: 10 - NUMBER_SHARE,
      isOpen: true,
      content: { kind: 'ticks', ticks: [{ checked: answers[key] === true, text: say(`statements.${key}`) }] },
    }),
  );

const signRows = (t: Translate, say: Say, filled: FilledForm): PaperRow[] =>
  signatureRows(t, filled.signature, {
    statement: statementOf(t, filled),
    label: say('signature'),
    dateLabel: t('onboarding-papers:date'),
  });

/** The employer signs it on paper or at the state agency, after the first day. */
function employerSection(t: Translate, say: Say, { employer, dates, signature }: FilledForm): PaperSection {
  const line = (label: string, share: number) => ({ ...textBox(label, '', share), labelBelow: true, isOpen: true });
  return {
    band: { place: 'top', title: say('employer_only') },
    rows: [
      row(
        textBox(t('onboarding-papers:employer_name'), employer.name, 5),
        textBox(say('employer_phone'), '', 2),
        textBox(t('onboarding-papers:employer_ein'), formatEmployerId(employer.ein), 3),
      ),
      row(textBox(t('onboarding-papers:employer_address'), employer.address)),
      row(textBox(say('contact'), '', 8), textBox(say('employer_phone'), '', 2)),
      row(wordsBox(say('group'), { share: 8 }), textBox('', '', 2)),
      row(
        wordsBox('', { lead: say('dates'), share: 1.4 }),
        textBox(say('gave_information'), usDay(signature?.day ?? null), 2),
        textBox(say('offered'), usDay(dates.offered), 2),
        textBox(say('hired'), usDay(dates.hired), 2),
        textBox(say('started'), usDay(dates.started), 2),
      ),
      row(wordsBox(say('employer_statement'))),
      row(
        {
          share: 5,
          label: say('employer_signature'),
          labelBelow: true,
          isOpen: true,
          content: { kind: 'signature', signature: null },
        },
        line(say('job_title'), 3),
        line(t('onboarding-papers:date'), 2),
      ),
    ],
  };
}
