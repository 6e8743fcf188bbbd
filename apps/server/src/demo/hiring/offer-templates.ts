// The offer letters of the demo.
import type { Block, DocumentContent, DocumentTag, Inline } from '@onward/domain/documents/content';
import type { DocumentField, FieldKind, SignerRole } from '@onward/domain/documents/fields';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../insert-person.ts';

const text = (words: string): Inline => ({ type: 'text', text: words });
const tag = (name: DocumentTag): Inline => ({ type: 'tag', tag: name });
const paragraph = (...inlines: Inline[]): Block => ({ type: 'paragraph', inlines });
const heading = (words: string): Block => ({ type: 'heading', inlines: [text(words)] });
const bullet = (words: string): Block => ({ type: 'bullet', inlines: [text(words)] });

const field = (
  id: string,
  kind: FieldKind,
  label: string,
  more: Partial<DocumentField> & { role?: SignerRole } = {},
): Inline => ({
  type: 'field',
  field: { id, kind, role: 'applicant', label, required: true, ...more },
});

const SIGNATURES: Block[] = [
  paragraph(field('signature', 'signature', 'Your signature')),
  paragraph(field('signed', 'date', 'Date signed')),
  paragraph(field('company', 'signature', 'Signature for the company', { role: 'company' })),
  paragraph(field('company_signed', 'date', 'Date signed', { role: 'company' })),
];

const GREETING = paragraph(text('Dear '), tag('applicant_first_name'), text(','));

const HOURLY: DocumentContent = {
  blocks: [
    GREETING,
    paragraph(
      text('We are happy to offer you the position of '),
      tag('position_title'),
      text(' at our '),
      tag('location_name'),
      text(' restaurant, starting '),
      tag('start_date'),
      text('. Your pay is '),
      tag('salary'),
      text(', paid every two weeks. You will report to '),
      tag('manager_name'),
      text('.'),
    ),
    paragraph(
      text(
        'This offer depends on a clear background check and on proof that you may work in the United States. Work is at will: you or we can end it at any time.',
      ),
    ),
    paragraph(
      text('Your shirt size for the uniform: '),
      field('shirt', 'text', 'Shirt size for your uniform', { options: ['S', 'M', 'L', 'XL', '2X'] }),
    ),
    paragraph(text('Name on your badge: '), field('badge', 'text', 'Name on your badge', { required: false })),
    paragraph(text('I have read the tip policy. '), field('initials', 'initials', 'Initials')),
    paragraph(text('Please sign by '), tag('expires_at'), text('.')),
    ...SIGNATURES,
  ],
};

const CAREGIVER: DocumentContent = {
  blocks: [
    GREETING,
    paragraph(
      text('Thank you for wanting to care for others. We would like you to join us as '),
      tag('position_title'),
      text(' from '),
      tag('start_date'),
      text('. Your pay is '),
      tag('salary'),
      text('.'),
    ),
    heading('What comes with it'),
    bullet('Paid training during your first two weeks'),
    bullet('Mileage between clients at the federal rate'),
    bullet('One paid hour for every thirty hours worked'),
    paragraph(
      text('I have a valid driver license and insurance. '),
      field('license', 'checkbox', 'I have a valid driver license and insurance'),
    ),
    ...SIGNATURES,
  ],
};

const TIP_POLICY: DocumentContent = {
  blocks: [
    heading('Tip policy'),
    paragraph(
      text('For '),
      tag('applicant_first_name'),
      text(', '),
      tag('position_title'),
      text('. Tips are pooled by shift and shared by the hours each person worked.'),
    ),
    bullet('Managers and supervisors never take part in the pool.'),
    bullet('Card tips are paid with the next paycheck, without a card fee.'),
    bullet('Ask your manager for the tip sheet of any shift.'),
    paragraph(field('signature', 'signature', 'Your signature')),
  ],
};

export const OFFER_TEMPLATES: Record<string, DocumentContent> = {
  'Hourly offer letter': HOURLY,
  'Caregiver offer letter': CAREGIVER,
  'Tip policy': TIP_POLICY,
};

export async function insertOfferTemplates(tx: Transaction, companyId: number): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [name, content] of Object.entries(OFFER_TEMPLATES)) {
    const { id } = await tx.db
      .insertInto('document_templates')
      .values({ company_id: companyId, kind: 'offer', name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.db
      .insertInto('document_revisions')
      .values({
        company_id: companyId,
        template_id: id,
        revision: 1,
        content: JSON.stringify({ format: 'text', ...content }),
      })
      .execute();
    ids.set(name, id);
  }
  return ids;
}
