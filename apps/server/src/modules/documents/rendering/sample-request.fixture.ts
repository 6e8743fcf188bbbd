// A signing request like those of the product, for tests and measuring: an offer letter with all kinds of fields.
import type { Block, FieldInline, Inline } from '@onward/domain/documents/content';
import type { DocumentField } from '@onward/domain/documents/fields';
import type { Stroke } from '@onward/domain/documents/signatures';
import type { CertificateFacts, RenderRequest, RenderSigner } from './render-request.ts';

export const field = (more: Partial<DocumentField> & { id: string }): DocumentField => ({
  kind: 'signature',
  role: 'applicant',
  label: 'Your signature',
  required: true,
  ...more,
});

export const text = (value: string, style: object = {}): Inline => ({ type: 'text', text: value, ...style });
export const inlineField = (more: Partial<DocumentField> & { id: string }): FieldInline => ({
  type: 'field',
  field: field(more),
});
export const paragraph = (...inlines: Inline[]): Block => ({ type: 'paragraph', inlines });
export const heading = (value: string): Block => ({ type: 'heading', inlines: [text(value)] });
const item = (type: 'bullet' | 'numbered', value: string): Block => ({ type, inlines: [text(value)] });

export const LETTER: readonly Block[] = [
  paragraph(text('Dear '), { type: 'tag', tag: 'applicant_first_name' }, text(',')),
  paragraph(
    text('We are happy to offer you the position of '),
    { type: 'tag', tag: 'position_title' },
    text(' at our '),
    { type: 'tag', tag: 'location_name' },
    text(' restaurant, starting '),
    { type: 'tag', tag: 'start_date' },
    text('. Your pay is '),
    { type: 'tag', tag: 'salary' },
    text(' '),
    { type: 'tag', tag: 'salary_unit' },
    text(', paid every two weeks. You will report to '),
    { type: 'tag', tag: 'manager_name' },
    text('.'),
  ),
  paragraph(
    text('This offer depends on a clear background check and on proof that you may work in the United States. '),
    text('Work is at will', { bold: true }),
    text(': you or we can end it at any time, '),
    text('with or without a reason', { italic: true }),
    text('. Please read the '),
    text('tip policy', { underline: true }),
    text(' before you sign.'),
  ),
  heading('What to bring on your first day'),
  item('bullet', 'A document from list A, or one from list B and one from list C, of the form I-9'),
  item('bullet', 'Your bank account and routing number for direct deposit'),
  item('bullet', 'Black shoes that do not slip; we give you the rest of the uniform'),
  heading('Your first week'),
  item('numbered', 'Orientation with your manager'),
  item('numbered', 'Food safety training, which we pay for, and which you finish before you work alone at a station'),
  item('numbered', 'Three shifts beside an experienced colleague'),
  paragraph(text('Your shirt size for the uniform: '), inlineField({ id: 'shirt', kind: 'text', label: 'Shirt size' })),
  paragraph(text('I have read the tip policy. '), inlineField({ id: 'initials', kind: 'initials', label: 'Initials' })),
  paragraph(inlineField({ id: 'texts', kind: 'checkbox', label: 'You may text me about my shifts', required: false })),
  paragraph(
    inlineField({ id: 'signature', label: 'Your signature' }),
    inlineField({ id: 'company', role: 'company', label: 'Company signature' }),
  ),
  paragraph(text('Date signed: '), inlineField({ id: 'date', kind: 'date', label: 'Date signed' })),
];

const STROKES: readonly Stroke[] = [
  [
    [90, 300],
    [130, 190],
    [180, 70],
    [200, 30],
    [215, 60],
    [230, 180],
    [250, 285],
  ],
  [
    [130, 205],
    [200, 190],
    [270, 180],
  ],
  [
    [300, 280],
    [305, 230],
    [330, 215],
    [345, 270],
    [365, 220],
    [390, 225],
    [400, 275],
    [430, 215],
    [470, 220],
    [480, 270],
  ],
  [
    [500, 250],
    [560, 220],
    [580, 280],
    [620, 200],
    [720, 60],
    [760, 40],
    [770, 90],
    [730, 230],
    [690, 240],
    [720, 150],
    [900, 100],
  ],
];

export const APPLICANT: RenderSigner = {
  role: 'applicant',
  name: 'Amara Okafor',
  signedAt: '2026-11-11T02:18:00.000Z',
  signature: { name: 'Amara Okafor', strokes: STROKES },
  values: { shirt: 'M', initials: 'AO', texts: true },
};

export const COMPANY: RenderSigner = {
  role: 'company',
  name: 'Dana Whitfield',
  signedAt: '2026-11-12T13:02:00.000Z',
  signature: { name: 'Dana Whitfield', strokes: [] },
  values: {},
};

export const unsigned = (signer: RenderSigner): RenderSigner => ({
  ...signer,
  signedAt: null,
  signature: null,
  values: {},
});

const HASH = '9f4c21a7d0b3e85f6a1c2d3e4f5061728394a5b6c7d8e9f00112233445566778';

export const CERTIFICATE: CertificateFacts = {
  title: 'Hourly offer letter',
  issuer: 'Larkfield Group LLC',
  requestId: 'k7Qm2xVb94',
  originalSha256: HASH,
  labels: {
    heading: 'Certificate of completion',
    document: 'Document',
    issuer: 'Sent by',
    requestId: 'Request',
    pages: 'Pages',
    originalSha256: 'SHA-256 as sent',
    signers: 'Signers',
    email: 'Email',
    address: 'IP address',
    device: 'Device',
    consented: 'Consented',
    viewed: 'Viewed',
    signed: 'Signed',
    signedAs: 'Signed as',
    events: 'Events',
    event: 'Event',
    who: 'Who',
    time: 'Time',
    sha256: 'SHA-256',
    legal:
      'The signers agreed to sign electronically (ESIGN Act, UETA). This file is sealed: any change made after signing can be detected.',
  },
  signers: [
    {
      name: 'Amara Okafor',
      signedAs: null,
      role: 'Applicant',
      email: 'amara@okafor.test',
      address: '203.0.113.7',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148',
      consentedAt: 'Nov 10, 2026, 9:17:40 PM EST',
      viewedAt: 'Nov 10, 2026, 9:12:03 PM EST',
      signedAt: 'Nov 10, 2026, 9:18:00 PM EST',
      signature: APPLICANT.signature,
    },
    {
      name: 'Dana Whitfield',
      signedAs: null,
      role: 'For Larkfield Group LLC',
      email: 'dana@larkfield.test',
      address: '198.51.100.20',
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_2) Chrome/143.0',
      consentedAt: null,
      viewedAt: 'Nov 12, 2026, 8:01:15 AM EST',
      signedAt: 'Nov 12, 2026, 8:02:00 AM EST',
      signature: COMPANY.signature,
    },
  ],
  events: ['Sent', 'Opened', 'Agreed to sign electronically', 'Signed', 'Signed', 'Completed'].map((event, index) => ({
    event,
    who: index < 4 ? 'Amara Okafor' : 'Dana Whitfield',
    at: `Nov ${10 + Math.floor(index / 3)}, 2026, 9:1${index}:40 PM EST`,
    address: index === 0 ? null : '203.0.113.7',
    documentSha256: index < 3 ? null : HASH,
  })),
};

export const requestOf = (blocks: readonly Block[], more: Partial<RenderRequest> = {}): RenderRequest => ({
  documents: [{ title: 'Hourly offer letter', content: { format: 'text', blocks }, pdf: null }],
  tagValues: {
    applicant_first_name: 'Amara',
    position_title: 'Shift Leader',
    location_name: 'Decatur',
    start_date: 'November 23, 2026',
    salary: '$17.50',
    salary_unit: 'per hour',
    manager_name: 'Dana Whitfield',
  },
  signers: [unsigned(APPLICANT), unsigned(COMPANY)],
  letterhead: { brand: 'Cluckwell', company: 'Larkfield Group LLC', color: '#9a3412', date: 'November 10, 2026' },
  footer: '{title} · page {page} of {pages}',
  language: 'en',
  timeZone: 'America/New_York',
  createdAt: '2026-11-12T13:02:00.000Z',
  certificate: null,
  ...more,
});

export const SIGNED = requestOf(LETTER, { signers: [APPLICANT, COMPANY], certificate: CERTIFICATE });
