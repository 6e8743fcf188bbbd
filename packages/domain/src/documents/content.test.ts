import { describe, expect, it } from 'vitest';
import { type Block, contentProblems, type DocumentContent, fillContent, readContent } from './content.ts';
import type { DocumentField } from './fields.ts';

const SIGNATURE: DocumentField = {
  id: 's',
  kind: 'signature',
  role: 'applicant',
  label: 'Your signature',
  required: true,
};
const GREETING: Block = {
  type: 'paragraph',
  inlines: [
    { type: 'text', text: 'Dear ' },
    { type: 'tag', tag: 'applicant_first_name' },
    { type: 'text', text: ', welcome as ' },
    { type: 'tag', tag: 'position_title' },
  ],
};
const content = (...blocks: Block[]): DocumentContent => ({ blocks });
const withField = (field: DocumentField): Block => ({ type: 'paragraph', inlines: [{ type: 'field', field }] });

describe('A document of rich text', () => {
  it('is ready with the required tags and a signature [OFR-006, OFR-007]', () => {
    expect(contentProblems(content(GREETING, withField(SIGNATURE)))).toEqual([]);
  });

  it.each([
    ['nothing', content(), [{ problem: 'empty' }]],
    [
      'too much text',
      content({ type: 'paragraph', inlines: [{ type: 'text', text: 'x'.repeat(60_001) }] }),
      [{ problem: 'too_long' }],
    ],
    [
      'neither tags nor a signature',
      content({ type: 'paragraph', inlines: [{ type: 'text', text: 'Hello' }] }),
      [
        { problem: 'missing_tags', tags: ['applicant_first_name', 'position_title'] },
        { problem: 'field', fieldId: null, reason: 'applicant_signature_missing' },
      ],
    ],
    [
      'a field without a name',
      content(GREETING, withField(SIGNATURE), withField({ ...SIGNATURE, id: 't', kind: 'text', label: '' })),
      [{ problem: 'field', fieldId: 't', reason: 'label_required' }],
    ],
    [
      'a field twice',
      content(GREETING, withField(SIGNATURE), withField(SIGNATURE)),
      [{ problem: 'field', fieldId: 's', reason: 'id_repeated' }],
    ],
  ] as const)('with %s names each problem [OFR-006, OFR-007]', (_case, given, problems) => {
    expect(contentProblems(given)).toEqual(problems);
  });

  it('is read with only what belongs to each part [OFR-006]', () => {
    const loose = {
      blocks: [
        {
          type: 'paragraph' as const,
          inlines: [
            { type: 'text' as const, text: 'Dear ', bold: true, filled: true, tag: 'salary' as const },
            { type: 'tag' as const, tag: 'salary' as const, text: 'no' },
            { type: 'tag' as const },
            { type: 'field' as const, field: SIGNATURE },
            { type: 'field' as const },
            { type: 'text' as const, text: '' },
          ],
        },
      ],
    };
    expect(readContent(loose).blocks[0]?.inlines).toEqual([
      { type: 'text', text: 'Dear ', bold: true },
      { type: 'tag', tag: 'salary' },
      { type: 'field', field: SIGNATURE },
    ]);
  });

  it('is filled without touching the template [OFR-008]', () => {
    const template = content(GREETING);
    const filled = fillContent(template, { applicant_first_name: 'Amara', position_title: 'Shift Leader' });
    const text = filled.blocks[0]?.inlines.map((inline) => (inline.type === 'text' ? inline.text : '?')).join('');
    expect(text).toBe('Dear Amara, welcome as Shift Leader');
    expect(template.blocks[0]?.inlines[1]).toEqual({ type: 'tag', tag: 'applicant_first_name' });
  });
});
