import { describe, expect, it } from 'vitest';
import type { PlacedField } from './fields.ts';
import { missingValues, type TemplateContent, templateFields, templateProblems, templateTags } from './templates.ts';

const PAGES = [{ width: 612, height: 792 }];
const BOX = { page: 0, x: 50, y: 600, width: 180, height: 40 };
const SIGNATURE: PlacedField = {
  id: 's',
  kind: 'signature',
  role: 'applicant',
  label: 'Signature',
  required: true,
  ...BOX,
};
const pdf = (fields: PlacedField[], tags: { tag: 'salary'; page: number }[] = []): TemplateContent => ({
  format: 'pdf',
  pages: PAGES,
  fields,
  tags: tags.map((tag) => ({ ...BOX, ...tag })),
});
const TEXT: TemplateContent = {
  format: 'text',
  blocks: [{ type: 'paragraph', inlines: [{ type: 'tag', tag: 'salary' }] }],
};

describe('A template', () => {
  it('from a PDF needs a signature of the applicant on one of its pages, and no tags [OFR-006, OFR-007]', () => {
    expect(templateProblems(pdf([SIGNATURE]))).toEqual([]);
    expect(templateProblems(pdf([]))).toEqual([
      { problem: 'field', fieldId: null, reason: 'applicant_signature_missing' },
    ]);
    expect(templateProblems(pdf([{ ...SIGNATURE, page: 1 }]))).toEqual([
      { problem: 'field', fieldId: 's', reason: 'page_unknown' },
    ]);
    expect(templateProblems(pdf([SIGNATURE], [{ tag: 'salary', page: 4 }]))).toEqual([
      { problem: 'tag', index: 0, reason: 'page_unknown' },
    ]);
  });

  it('of the company needs no tags, and refuses those of an offer [ONB-014]', () => {
    const signature = { type: 'paragraph' as const, inlines: [{ type: 'field' as const, field: SIGNATURE }] };
    const handbook = { type: 'paragraph' as const, inlines: [{ type: 'text' as const, text: 'Our handbook' }] };
    const content: TemplateContent = { format: 'text', blocks: [handbook, signature] };
    expect(templateProblems(content, 'company_document')).toEqual([]);
    expect(templateProblems(content, 'offer')).toEqual([
      { problem: 'missing_tags', tags: ['applicant_first_name', 'position_title'] },
    ]);
    const offer = { problem: 'offer_tags', tags: ['salary'] };
    expect(templateProblems(pdf([SIGNATURE], [{ tag: 'salary', page: 0 }]), 'company_document')).toEqual([offer]);
    const paid: TemplateContent = {
      format: 'text',
      blocks: [handbook, signature, ...(TEXT.format === 'text' ? TEXT.blocks : [])],
    };
    expect(templateProblems(paid, 'company_document')).toEqual([offer]);
  });

  it('of rich text is checked like any text [OFR-006]', () => {
    expect(templateProblems(TEXT)).toEqual([{ problem: 'empty' }]);
  });

  it('names its fields and each tag once, in both formats [OFR-006]', () => {
    expect(templateFields(pdf([SIGNATURE]))).toEqual([SIGNATURE]);
    expect(
      templateTags(
        pdf(
          [SIGNATURE],
          [0, 0].map((page) => ({ tag: 'salary' as const, page })),
        ),
      ),
    ).toEqual(['salary']);
    expect(templateTags(TEXT)).toEqual(['salary']);
  });

  it('names values that are missing before it is filled [OFR-004]', () => {
    expect(missingValues(['salary', 'position_title', 'start_date'], { salary: '$17', position_title: ' ' })).toEqual([
      'position_title',
      'start_date',
    ]);
  });
});
