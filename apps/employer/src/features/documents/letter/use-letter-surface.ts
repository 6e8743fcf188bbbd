// Places, changes, and removes fields and merge tags in the text of a letter.
import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { changedField, newFieldId, type Placeable } from '../new-field.ts';
import type { Surface } from '../surface.ts';
import { fieldAtSelection, fieldNodes, positionOfField } from './field-nodes.ts';
import { attributesOf, fieldOf } from './letter-document.ts';

export function useLetterSurface(editor: Editor): Surface {
  const field = useEditorState({ editor, selector: ({ editor: now }) => fieldAtSelection(now.state) });

  const insert = (item: Placeable, at?: number) => {
    const { tr, doc, schema, selection } = editor.state;
    const node =
      item.type === 'tag'
        ? schema.node('tag', { tag: item.tag })
        : schema.node('field', attributesOf({ ...item.field, id: newFieldId(item.field.kind, idsOf(editor)) }));
    // A selected field is kept: the new one comes after it.
    const end = selection instanceof NodeSelection ? selection.to : null;
    if (at !== undefined) tr.setSelection(TextSelection.near(doc.resolve(at)));
    else if (end !== null) tr.setSelection(TextSelection.create(doc, end));
    tr.replaceSelectionWith(node, false);
    // Each placed field is undone on its own, however fast they follow each other.
    editor.view.dispatch(closeHistory(tr).scrollIntoView());
    focusNow(editor);
  };

  return {
    selected: field && { type: 'field', field },
    armed: null,
    press: (item) => insert(item),
    place: (item) => insert(item),
    drop: (item, left, top) => {
      const found = editor.view.posAtCoords({ left, top });
      if (found) insert(item, found.pos);
    },
    changeField: (id, change) => {
      const position = positionOfField(editor.state.doc, id);
      const node = position === null ? null : editor.state.doc.nodeAt(position);
      if (position === null || !node) return;
      const { tr } = editor.state;
      tr.setNodeMarkup(position, undefined, attributesOf(changedField(fieldOf(node.attrs), change)));
      // After the field, so that typing in the letter doesn't replace it.
      editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, position + 1)));
    },
    duplicate: () => {
      const position = field && positionOfField(editor.state.doc, field.id);
      if (field && position !== null) insert({ type: 'field', field }, (position ?? 0) + 1);
    },
    remove: () => {
      const position = field && positionOfField(editor.state.doc, field.id);
      if (position === null) return;
      editor.view.dispatch(closeHistory(editor.state.tr).delete(position, position + 1));
      focusNow(editor);
    },
    goToField: (id) => {
      const position = positionOfField(editor.state.doc, id);
      if (position === null) return;
      const { tr, doc } = editor.state;
      editor.view.dispatch(tr.setSelection(TextSelection.create(doc, position + 1)).scrollIntoView());
      focusNow(editor);
    },
  };
}

const idsOf = ({ state }: Editor): { id: string }[] => fieldNodes(state.doc).map(({ node }) => ({ id: node.attrs.id }));

/** The editor's own command waits for the next frame, and a key pressed until then would be lost. */
function focusNow({ view }: Editor): void {
  view.dom.focus();
  view.focus();
}
