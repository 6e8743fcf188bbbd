// Form I-9 with the pages that were used: Sections 1 and 2, Supplement A for a helper, and Supplement B (AHD-011).
import type { Paper, PaperBox, PaperHead, PaperRow, PaperSection, PaperSheet } from '@onward/domain/documents/papers';
import { type I9List, i9Document } from '@onward/domain/everify/i9-documents';
import { WORK_STATUSES } from '@onward/domain/everify/work-statuses';
import { I9_EDITION } from '@onward/domain/onboarding/forms/i9-section1';
import { papersIn, receiptOf } from '@onward/domain/onboarding/forms/i9-section2';
import type { Translate } from '../../../platform/i18n/translate.ts';
import { row, textBox, usDay, wordsBox } from '../../onboarding/onboarding.service.ts';
import { boxesOf, shownValue } from './i9-boxes.ts';
import { earlierKey, type I9Facts, type PaperSignature } from './i9-facts.ts';

type Say = (key: string) => string;

export function i9Paper(t: Translate, facts: I9Facts): Paper {
  const say: Say = (key) => t(`everify-papers:${key}`);
  return {
    name: I9_EDITION,
    person: facts.name,
    sheets: [
      { head: headOf(say, say('title')), sections: [section1(t, say, facts), section2(t, say, facts)] },
      ...(facts.section1.used_preparer === true ? [supplementA(t, say, facts)] : []),
      ...(facts.supplements.length > 0 ? [supplementB(t, say, facts)] : []),
    ],
  };
}

const headOf = (say: Say, title: string): PaperHead => ({
  form: 'Form I-9',
  formAt: 'right',
  title,
  notes: [say('anti_discrimination')],
  agency: [say('department'), say('service')],
  edition: ['OMB No. 1615-0047', I9_EDITION],
});

function section1(t: Translate, say: Say, facts: I9Facts): PaperSection {
  const box = boxesOf(t, 'section1', facts);
  const { work_status } = facts.section1;
  const ticks = WORK_STATUSES.map((status) => ({
    checked: work_status === status,
    text: t(`onboarding-forms:options.i9_section1.work_status.${status}`),
  }));
  return {
    band: { place: 'top', title: say('section1') },
    rows: [
      row(box('last_name', 3), box('first_name', 3), box('middle_initial'), box('other_last_names', 3)),
      row(box('street_address', 4), box('apt_number'), box('city', 3), box('state'), box('postal_code', 2)),
      row(box('date_of_birth', 2), box('ssn', 2), box('email', 4), box('phone', 3)),
      row(wordsBox(t('onboarding-forms:statements.i9_section1'))),
      row({ share: 1, label: say('status'), content: { kind: 'ticks', ticks } }),
      row(
        facts.section1.work_until_unlimited === true ? withoutEnd(box('work_until', 2)) : box('work_until', 2),
        box('alien_number', 2),
        box('admission_number', 2),
        box('passport_number', 2),
        box('passport_country', 2),
      ),
      signatureRow(say('employee_signature'), say('date'), facts.signed1),
    ],
  };
}

/** As the instructions of the form ask for. */
const withoutEnd = (box: PaperBox): PaperBox => ({ ...box, content: { kind: 'text', value: 'N/A' } });

const signatureRow = (label: string, dateLabel: string, signed: PaperSignature | null): PaperRow =>
  row(
    { share: 7, label, content: { kind: 'signature', signature: signed && { name: signed.name, strokes: [] } } },
    textBox(dateLabel, usDay(signed?.day ?? null), 3),
  );

function section2(t: Translate, say: Say, facts: I9Facts): PaperSection {
  const box = boxesOf(t, 'section2', facts);
  const used = facts.section2 ? papersIn(facts.section2) : [];
  const column = (list: I9List) => ({
    share: 1,
    content: { kind: 'rows' as const, rows: listRows(t, say, facts, list, used.includes(list)) },
  });
  const examined = facts.section2?.examined === 'live_video';
  return {
    band: { place: 'top', title: say('section2') },
    rows: [
      row(column('a'), column('b'), column('c')),
      row(
        box('additional_information', 3),
        ...(facts.caseNumber ? [textBox(say('case_number'), facts.caseNumber, 2)] : []),
        { share: 2, content: { kind: 'ticks', ticks: [{ checked: examined, text: say('alternative_procedure') }] } },
      ),
      row(wordsBox(t('onboarding-forms:statements.i9_section2')), box('first_day')),
      row(textBox(say('employer_person'), facts.signed2?.name ?? '', 3), box('signer_title', 3)),
      signatureRow(say('employer_signature'), say('date'), facts.signed2),
      row(
        textBox(say('employer_name'), facts.employer.name, 2),
        textBox(say('employer_address'), facts.employer.address, 3),
      ),
    ],
  };
}

/** Fields of a list, by the rows they share. */
const FIELDS: Record<I9List, readonly (readonly string[])[]> = {
  a: [
    ['a_document'],
    ['a_issuer'],
    ['a_number', 'a_expires'],
    ['a_second_number', 'a_second_expires'],
    ['a_third_number', 'a_third_expires'],
  ],
  b: [['b_document'], ['b_issuer'], ['b_number', 'b_expires']],
  c: [['c_document'], ['c_issuer'], ['c_number', 'c_expires']],
};

function listRows(t: Translate, say: Say, facts: I9Facts, list: I9List, isUsed: boolean): PaperRow[] {
  const box = boxesOf(t, 'section2', facts);
  const receipt = `${list}_receipt`;
  const isReceipt = facts.section2 !== null && isUsed && receiptOf(list, facts.section2) !== null;
  return [
    row(wordsBox('', { lead: say(`list_${list}`) })),
    ...FIELDS[list].map((fields) => row(...fields.map((field) => (isUsed ? box(field) : emptied(box(field)))))),
    // A receipt that was replaced stays on the form, struck out.
    ...(isReceipt || facts.earlier.has(earlierKey('section2', receipt))
      ? [row({ ...box(receipt), label: say('receipt') })]
      : []),
  ];
}

/** What was said there before is still shown. */
const emptied = (box: PaperBox): PaperBox => ({ ...box, content: { kind: 'text', value: '' } });

function supplementA(t: Translate, say: Say, facts: I9Facts): PaperSheet {
  const box = boxesOf(t, 'section1', facts);
  const name = String(facts.section1.preparer_signature ?? '');
  return {
    head: headOf(say, say('supplement_a')),
    sections: [
      {
        band: { place: 'top', title: facts.name, text: say('supplement_a_text') },
        rows: [
          row(box('preparer_last_name', 3), box('preparer_first_name', 3), box('preparer_middle_initial')),
          row(
            box('preparer_address', 4),
            box('preparer_city', 3),
            box('preparer_state'),
            box('preparer_postal_code', 2),
          ),
          signatureRow(say('preparer_signature'), say('date'), { name, day: facts.signed1.day }),
        ],
      },
    ],
  };
}

function supplementB(t: Translate, say: Say, facts: I9Facts): PaperSheet {
  return {
    head: headOf(say, say('supplement_b')),
    sections: facts.supplements.map((supplement): PaperSection => {
      const { document } = supplement;
      const list = document === null ? null : i9Document(document)?.list;
      const title = list && document ? shownValue(t, 'section2', `${list}_document`, document) : '';
      return {
        band: { place: 'top', title: say(supplement.kind), text: facts.name },
        rows: [
          row(
            textBox(say('rehired_on'), usDay(supplement.rehired_on)),
            textBox(say('new_last_name'), supplement.new_last_name ?? ''),
            textBox(say('new_first_name'), supplement.new_first_name ?? ''),
          ),
          row(
            textBox(say('document_title'), title, 2),
            textBox(say('document_number'), supplement.document_number ?? '', 2),
            textBox(say('expires_on'), usDay(supplement.expires_on)),
          ),
          row(textBox(say('additional_information'), supplement.additional_information ?? ''), {
            share: 1,
            content: {
              kind: 'ticks',
              ticks: [{ checked: supplement.examined === 'live_video', text: say('alternative_procedure') }],
            },
          }),
          row(wordsBox(say('supplement_b_statement'))),
          signatureRow(say('employer_signature'), say('date'), supplement.signed),
        ],
      };
    }),
  };
}
