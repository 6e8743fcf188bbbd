// The document of the tag editor: lines of text and merge tags, and nothing else (MSG-012).
import { history, redo, undo } from '@tiptap/pm/history';
import { type Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { Extension, type JSONContent, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { partsOf, tagsWithPositions, writtenTag } from '../tag-text.ts';
import { TagChip } from './TagChip.tsx';

const Document = Node.create({ name: 'doc', topNode: true, content: 'line+' });

const Line = Node.create({
  name: 'line',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }, { tag: 'div' }],
  renderHTML: () => ['p', 0],
});

const PlainText = Node.create({ name: 'text', group: 'inline' });

const Tag = Node.create({
  name: 'tag',
  group: 'inline',
  inline: true,
  atom: true,
  // The caret moves past a chip with one key, as past a letter.
  selectable: false,
  addAttributes: () => ({ tag: { default: '' } }),
  renderHTML: ({ node }) => ['span', writtenTag(node.attrs.tag)],
  addNodeView: () => ReactNodeViewRenderer(TagChip, { as: 'span' }),
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (changes, _before, state) =>
        changes.some(({ docChanged }) => docChanged) ? withTypedTags(state) : null,
    }),
  ],
});

const UndoAndRedo = Extension.create({
  name: 'undoAndRedo',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const redoLast = () => redo(this.editor.state, this.editor.view.dispatch);
    return {
      'Mod-z': () => undo(this.editor.state, this.editor.view.dispatch),
      'Shift-Mod-z': redoLast,
      'Mod-y': redoLast,
    };
  },
});

export const TAG_EXTENSIONS = [Document, Line, PlainText, Tag, UndoAndRedo];

/** Refuses what would make the text longer than it may be, as the fields of the browser do. */
export const MaxLength = Extension.create<{ max: number }>({
  name: 'maxLength',
  addOptions: () => ({ max: Number.POSITIVE_INFINITY }),
  addProseMirrorPlugins() {
    const { max } = this.options;
    const lengthOf = (content: Fragment) => textOf(content).length;
    return [
      new Plugin({
        filterTransaction: (change, { doc }) =>
          !change.docChanged || lengthOf(change.doc.content) <= Math.max(max, lengthOf(doc.content)),
      }),
    ];
  },
});

/** Turns tags that were typed letter by letter into chips; null when there are none. */
function withTypedTags({ doc, schema, tr }: EditorState): Transaction | null {
  doc.descendants((node, position) => {
    for (const { tag, from, to } of tagsWithPositions(node.text ?? '')) {
      const [start, end] = [from, to].map((offset) => tr.mapping.map(position + offset));
      if (start !== undefined && end !== undefined) tr.replaceWith(start, end, schema.node('tag', { tag }));
    }
  });
  return tr.docChanged ? tr : null;
}

/** No-break spaces become spaces, because they would make a text message longer. */
export const textOf = (content: Fragment): string =>
  content.textBetween(0, content.size, '\n', ({ attrs }) => writtenTag(attrs.tag)).replaceAll('\u00a0', ' ');

export const documentOf = (schema: Schema, text: string) =>
  schema.nodeFromJSON({ type: 'doc', content: linesOf(text) });

/** Text to insert: its first and last line join the lines around it. */
export const sliceOf = (schema: Schema, text: string): Slice => new Slice(documentOf(schema, text).content, 1, 1);

function linesOf(text: string): JSONContent[] {
  const lines: JSONContent[][] = [[]];
  const append = (node: JSONContent) => lines.at(-1)?.push(node);
  for (const part of partsOf(text)) {
    if (part.kind === 'tag') {
      append({ type: 'tag', attrs: { tag: part.tag } });
      continue;
    }
    for (const [index, piece] of part.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece !== '') append({ type: 'text', text: piece });
    }
  }
  return lines.map((content) => ({ type: 'line', content }));
}
