// Keys of the text editor that depend on the kind of block.
import { type Editor, Extension } from '@tiptap/react';

const isListItem = ({ state }: Editor): boolean =>
  ['bullet', 'numbered'].includes(state.selection.$from.parent.type.name);

/** A list continues with the next line, and ends with an empty one. */
function enterInList(editor: Editor): boolean {
  if (!isListItem(editor)) return false;
  if (editor.state.selection.$from.parent.content.size === 0) return editor.commands.setNode('paragraph');
  return editor.commands.command(({ tr }) => {
    tr.deleteSelection();
    tr.split(tr.selection.from).scrollIntoView();
    return true;
  });
}

/** At the start of a list item or heading, the format goes first. */
function backspaceAtStart(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const isPlain = $from.parent.type.name === 'paragraph';
  return empty && $from.parentOffset === 0 && !isPlain && editor.commands.setNode('paragraph');
}

export const LetterKeys = Extension.create({
  name: 'letterKeys',
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => enterInList(editor),
    'Shift-Enter': ({ editor }) => enterInList(editor) || editor.commands.splitBlock(),
    Backspace: ({ editor }) => backspaceAtStart(editor),
    'Mod-Alt-0': ({ editor }) => editor.commands.setNode('paragraph'),
    'Mod-Alt-1': ({ editor }) => editor.commands.setNode('heading'),
    'Mod-Shift-7': ({ editor }) => editor.commands.toggleNode('numbered', 'paragraph'),
    'Mod-Shift-8': ({ editor }) => editor.commands.toggleNode('bullet', 'paragraph'),
  }),
});
