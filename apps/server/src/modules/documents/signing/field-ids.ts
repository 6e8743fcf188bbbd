// Field ids are unique within one document. Documents that are signed together get the position of each in front.
import type { Block } from '@onward/domain/documents/content';
import type { DocumentField } from '@onward/domain/documents/fields';
import type { TemplateContent } from '@onward/domain/documents/templates';

export const inDocument = <Field extends DocumentField>(position: number, field: Field): Field => ({
  ...field,
  id: `${position}_${field.id}`,
});

export const contentIn = (position: number, content: TemplateContent): TemplateContent =>
  content.format === 'text'
    ? { ...content, blocks: blocksIn(position, content.blocks) }
    : { ...content, fields: content.fields.map((field) => inDocument(position, field)) };

const blocksIn = (position: number, blocks: readonly Block[]): Block[] =>
  blocks.map((block) => ({
    ...block,
    inlines: block.inlines.map((inline) =>
      inline.type === 'field' ? { ...inline, field: inDocument(position, inline.field) } : inline,
    ),
  }));
