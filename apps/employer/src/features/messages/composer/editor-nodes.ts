// The text of the editor and its caret position, counted in the text with tags in double braces.
import { writtenTag } from './tag-text.ts';

/** A trailing line break that only keeps the last, empty line open. */
const isHolder = (node: Node): boolean => node.nodeName === 'BR' && node.nextSibling === null;

function lengthOf(node: Node): number {
  return textOf(node).length;
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll('\u00a0', ' ');
  if (!(node instanceof HTMLElement)) return '';
  if (node.dataset.tag !== undefined) return writtenTag(node.dataset.tag);
  if (node.nodeName === 'BR') return isHolder(node) ? '' : '\n';
  return [...node.childNodes].map(textOf).join('');
}

export const textIn = (box: HTMLElement): string => [...box.childNodes].map(textOf).join('');

/** The position of the caret; the end of the text when the caret is outside the editor. */
export function caretOffset(box: HTMLElement): number {
  const selection = document.getSelection();
  const { focusNode: node = null, focusOffset = 0 } = selection ?? {};
  if (!node || !box.contains(node)) return textIn(box).length;
  if (node === box) return sum([...box.childNodes].slice(0, focusOffset));
  const child = [...box.childNodes].find((each) => each.contains(node));
  if (!child) return textIn(box).length;
  const before = sum([...box.childNodes].slice(0, [...box.childNodes].indexOf(child)));
  return before + (node instanceof Text && child === node ? focusOffset : lengthOf(child));
}

const sum = (nodes: readonly Node[]): number => nodes.reduce((total, node) => total + lengthOf(node), 0);

export function caretAt(box: HTMLElement, offset: number): void {
  const selection = document.getSelection();
  let left = offset;
  for (const [index, node] of [...box.childNodes].entries()) {
    const length = lengthOf(node);
    if (node instanceof Text && left <= length) {
      selection?.collapse(node, left);
      return;
    }
    if (left < length) {
      selection?.collapse(box, index + 1);
      return;
    }
    left -= length;
  }
  selection?.collapse(box, box.childNodes.length);
}

/** Replaces the selection. */
export function insertAtCaret(box: HTMLElement, text: string): void {
  const selection = document.getSelection();
  if (!selection?.rangeCount || !box.contains(selection.focusNode)) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  box.normalize();
  const at = caretOffset(box);
  const before = textIn(box);
  const after = before.slice(0, at) + text + before.slice(at);
  // Inserts plain text; the owner of the editor renders its tags as chips.
  box.replaceChildren(new Text(after), ...(after.endsWith('\n') ? [document.createElement('br')] : []));
  caretAt(box, at + text.length);
}
