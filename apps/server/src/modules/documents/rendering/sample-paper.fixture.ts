// A paper with every kind of box, for tests and measuring: a part of the I-9 with a supplement.
import type { Paper, PaperBox, PaperRow } from '@onward/domain/documents/papers';
import type { RenderRequest } from './render-request.ts';
import { APPLICANT, requestOf } from './sample-request.fixture.ts';

export const box = (label: string, value: string, share = 1): PaperBox => ({
  share,
  label,
  content: { kind: 'text', value },
});
export const row = (...boxes: PaperBox[]): PaperRow => ({ boxes });

const list = (title: string, rows: PaperRow[]): PaperBox => ({
  share: 1,
  content: {
    kind: 'rows',
    rows: [row({ share: 1, content: { kind: 'instructions', lead: title, text: '', align: 'center' } }), ...rows],
  },
});

const document = (title: string, issuer: string, number: string): PaperRow[] => [
  row(box('Document Title', title)),
  row(box('Issuing Authority', issuer)),
  row(box('Document Number (if any)', number)),
];

const supplement = (last: string, first: string): Paper['sheets'][number]['sections'][number] => ({
  rows: [
    row(
      {
        share: 2,
        label: 'Signature of Preparer or Translator',
        content: { kind: 'signature', signature: { name: `${first} ${last}`, strokes: [] } },
      },
      box('Date', '11/23/2026'),
    ),
    row(box('Last Name (Family Name)', last), box('First Name (Given Name)', first)),
  ],
});

export const PAPER: Paper = {
  name: 'Form I-9 (01/20/25)',
  person: 'Amara Okafor',
  sheets: [
    {
      head: {
        form: 'Form I-9',
        formAt: 'right',
        title: 'Employment Eligibility Verification',
        notes: [],
        agency: ['Department of Homeland Security', 'U.S. Citizenship and Immigration Services'],
        edition: ['OMB No. 1615-0047', 'Expires 05/31/2027'],
      },
      sections: [
        {
          band: {
            place: 'top',
            title: 'Section 1. Employee Information and Attestation:',
            text: 'Day one at the latest.',
          },
          rows: [
            row(
              {
                ...box('Last Name (Family Name)', 'Okafor'),
                earlier: [{ value: 'O          O', initials: 'AO', date: '11/24/2026' }],
              },
              box('First Name (Given Name)', 'Amara'),
            ),
            row({
              share: 1,
              content: {
                kind: 'ticks',
                ticks: [
                  { checked: false, text: '1. A citizen of the United States' },
                  { checked: true, text: '2. A noncitizen national of the United States' },
                ],
              },
            }),
            row({
              share: 1,
              label: 'Signature of Employee',
              content: { kind: 'signature', signature: APPLICANT.signature },
            }),
          ],
        },
        {
          band: { place: 'top', title: 'Section 2. Employer Review and Verification' },
          rows: [
            row(list('List A', document('U.S. Passport', 'U.S. Department of State', '512345678')), {
              share: 2,
              content: {
                kind: 'rows',
                rows: [
                  row(list('List B', document('', '', '')), list('List C', document('', '', ''))),
                  row(box('Additional Information', '')),
                ],
              },
            }),
          ],
        },
        {
          band: { place: 'left', title: 'Step 4:', text: 'Other Adjustments' },
          rows: [
            row(
              {
                share: 7,
                isOpen: true,
                content: { kind: 'instructions', lead: '(c) Extra withholding.', text: 'Each pay.' },
              },
              { share: 3, content: { kind: 'amount', line: '4(c)', unit: '$', value: '1,025.00' } },
            ),
            row({ ...box('Date', '11/23/2026'), labelBelow: true, isOpen: true }),
          ],
        },
      ],
    },
    { sections: [supplement('Núñez', 'José'), supplement('龘', '张喆堃')] },
  ],
};

export const paperRequest = (paper: Paper): RenderRequest => ({
  ...requestOf([]),
  documents: [{ title: paper.name, content: { format: 'paper', paper }, pdf: null }],
});
