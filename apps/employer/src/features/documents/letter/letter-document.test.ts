import { BLOCK_ALIGNS, BLOCK_TYPES, type Block, DOCUMENT_TAGS, type Inline } from '@onward/domain/documents/content';
import { type DocumentField, FIELD_KINDS, SIGNER_ROLES } from '@onward/domain/documents/fields';
import { getSchema } from '@tiptap/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf, letterOf } from './letter-document.ts';
import { LETTER_EXTENSIONS } from './letter-schema.ts';

const schema = getSchema(LETTER_EXTENSIONS);

const mark = fc.constantFrom({}, { bold: true }, { italic: true }, { bold: true, underline: true });
const field: fc.Arbitrary<DocumentField> = fc.record(
  {
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,10}$/),
    kind: fc.constantFrom(...FIELD_KINDS),
    role: fc.constantFrom(...SIGNER_ROLES),
    label: fc.string(),
    required: fc.boolean(),
    options: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ['id', 'kind', 'role', 'label', 'required'] },
);
const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.tuple(fc.string({ minLength: 1 }), mark).map(([text, marks]) => ({ type: 'text' as const, text, ...marks })),
  fc.constantFrom(...DOCUMENT_TAGS).map((tag) => ({ type: 'tag' as const, tag })),
  field.map((each) => ({ type: 'field' as const, field: each })),
);
const block: fc.Arbitrary<Block> = fc
  .tuple(fc.constantFrom(...BLOCK_TYPES), fc.constantFrom(...BLOCK_ALIGNS), fc.array(inline, { maxLength: 6 }))
  .map(([type, align, inlines]) => ({ type, ...(align !== 'left' && { align }), inlines }));
const content = fc.array(block, { maxLength: 6 }).map((blocks) => ({ blocks }));

/** As the text editor would emit it. */
const shown = (json: ReturnType<typeof letterOf>) => {
  const document = schema.nodeFromJSON(json);
  document.check();
  return document.toJSON();
};

test('a letter is the same after the editor has shown it [OFR-006, OFR-007]', () => {
  fc.assert(
    fc.property(content, (written) => {
      const once = contentOf(shown(letterOf(written)));
      expect(contentOf(shown(letterOf(once)))).toEqual(once);
      const words = ({ blocks }: { blocks: readonly Block[] }) =>
        blocks.map(({ inlines }) => inlines.map((each) => (each.type === 'text' ? each.text : JSON.stringify(each))));
      const joined = (all: string[][]) => all.map((each) => each.join('')).join('\n');
      if (once.blocks.length > 0) expect(joined(words(once))).toBe(joined(words(written)));
    }),
  );
});

test('blocks, alignment, marks, tags, and fields survive [OFR-006]', () => {
  const written: Block[] = [
    { type: 'heading', align: 'center', inlines: [{ type: 'text', text: 'Offer' }] },
    {
      type: 'bullet',
      inlines: [
        { type: 'text', text: 'Dear ', bold: true },
        { type: 'tag', tag: 'applicant_first_name' },
        {
          type: 'field',
          field: { id: 'a', kind: 'text', role: 'applicant', label: 'Size', required: false, options: ['S', 'M'] },
        },
      ],
    },
  ];
  expect(contentOf(shown(letterOf({ blocks: written })))).toEqual({ blocks: written });
});

test('an empty letter has no blocks, and neighboring texts that look the same become one [OFR-006]', () => {
  expect(contentOf(shown(letterOf({ blocks: [] })))).toEqual({ blocks: [] });
  const parts: Inline[] = [
    { type: 'text', text: 'a' },
    { type: 'text', text: 'b' },
  ];
  expect(contentOf(letterOf({ blocks: [{ type: 'paragraph', inlines: parts }] }))).toEqual({
    blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text: 'ab' }] }],
  });
});
