// Finds the fields of a letter, and the one the settings are shown for.
import type { DocumentField } from '@onward/domain/documents/fields';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { fieldOf } from './letter-document.ts';

export function fieldNodes(document: Node): { node: Node; position: number }[] {
  const found: { node: Node; position: number }[] = [];
  document.descendants((node, position) => {
    if (node.type.name === 'field') found.push({ node, position });
  });
  return found;
}

export const positionOfField = (document: Node, id: string): number | null =>
  fieldNodes(document).find(({ node }) => node.attrs.id === id)?.position ?? null;

const asField = (node: Node | null | undefined): DocumentField | null =>
  node?.type.name === 'field' ? fieldOf(node.attrs) : null;

/** The selected field, or the one next to the caret. */
export function fieldAtSelection({ selection }: EditorState): DocumentField | null {
  if (selection instanceof NodeSelection) return asField(selection.node);
  if (!selection.empty) return null;
  return asField(selection.$from.nodeBefore) ?? asField(selection.$from.nodeAfter);
}
