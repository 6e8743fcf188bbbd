// A field that was copied and pasted gets an id of its own, because ids are unique within a document.
import type { DocumentField } from '@onward/domain/documents/fields';
import { Plugin } from '@tiptap/pm/state';
import { newFieldId } from '../new-field.ts';
import { fieldNodes } from './field-nodes.ts';

export const uniqueFieldIds = (): Plugin =>
  new Plugin({
    appendTransaction: (changes, _before, { doc, tr }) => {
      if (!changes.some(({ docChanged }) => docChanged)) return null;
      const taken: { id: string }[] = fieldNodes(doc).map(({ node }) => ({ id: node.attrs.id }));
      const seen = new Set<string>();
      for (const { node, position } of fieldNodes(doc)) {
        const { id, kind } = node.attrs as DocumentField;
        if (seen.has(id)) {
          const own = newFieldId(kind, taken);
          taken.push({ id: own });
          tr.setNodeMarkup(position, undefined, { ...node.attrs, id: own });
        }
        seen.add(id);
      }
      return tr.docChanged ? tr : null;
    },
  });
