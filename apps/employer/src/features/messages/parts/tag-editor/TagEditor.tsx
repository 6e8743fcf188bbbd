// A text editor that shows merge tags as chips; the value keeps them in double braces (MSG-012).
// Large, so it is loaded with the first screen that shows it.
import { EditorState, Selection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useImperativeHandle, useLayoutEffect } from 'react';
import { TagValues } from './TagChip.tsx';
import styles from './TagEditor.module.css';
import { documentOf, MaxLength, sliceOf, TAG_EXTENSIONS, textOf } from './tag-document.ts';

export interface TagEditorHandle {
  focus(): void;
  insert(text: string): void;
}

interface Props {
  id: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  /** The value of each tag for this person; null when it is empty. */
  values: Readonly<Record<string, string | null>> | null;
  describedBy?: string | undefined;
  disabled?: boolean;
  /** For subjects: Enter and pasted lines do not break the line. */
  singleLine?: boolean;
  maxLength?: number;
  onSend?: (() => void) | undefined;
  onFocusChange?: ((focused: boolean) => void) | undefined;
  ref?: Ref<TagEditorHandle>;
}

export function TagEditor({ value, onChange, values, disabled = false, ref, ...rest }: Props) {
  const { singleLine = false, maxLength = Number.POSITIVE_INFINITY, onSend, onFocusChange } = rest;
  const limits = { singleLine, maxLength };
  const editor: Editor = useEditor({
    extensions: [...TAG_EXTENSIONS, MaxLength.configure({ max: maxLength })],
    // The content security policy blocks injected styles, so they are in our stylesheet.
    injectCSS: false,
    editable: !disabled,
    editorProps: {
      attributes: attributesOf({ ...rest, value, disabled }),
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Enter') return false;
        if (!event.metaKey && !event.ctrlKey) return singleLine || editor.commands.splitBlock();
        onSend?.();
        return true;
      },
      handleDOMEvents: {
        ...DOM_EVENTS,
        // Before the library parses the pasted HTML: its inline styles would break the content security policy.
        paste: (_view, event) => {
          event.preventDefault();
          insertText(editor, event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '', limits);
          return true;
        },
        // When a browser replaces selected chips itself, it keeps their look in an inline style, which the policy blocks.
        beforeinput: (view, event) => {
          if (view.composing || event.inputType !== 'insertText' || event.data === null) return false;
          document.dispatchEvent(new Event('selectionchange'));
          if (view.state.selection.empty) return false;
          event.preventDefault();
          insertText(editor, event.data, limits);
          return true;
        },
      },
      clipboardTextSerializer: ({ content }) => textOf(content),
    },
    onUpdate: () => onChange(textOf(editor.state.doc.content)),
    onFocus: () => onFocusChange?.(true),
    onBlur: () => onFocusChange?.(false),
  });

  // Before the next key is handled; a later effect would undo what was typed in between. On a slow device the library gives
  // up an editor that was not shown at once, and these run again with the next one.
  useLayoutEffect(() => {
    if (editor.isDestroyed) return;
    if (textOf(editor.state.doc.content) !== value) showText(editor, value);
  }, [editor, value]);
  useLayoutEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        onceMounted(editor, () => {
          editor.view.dispatch(editor.state.tr.setSelection(Selection.atEnd(editor.state.doc)).scrollIntoView());
          focusNow(editor);
        }),
      insert: (text) =>
        onceMounted(editor, () => {
          focusNow(editor);
          insertText(editor, text, { singleLine, maxLength });
        }),
    }),
    [editor, singleLine, maxLength],
  );

  return (
    <TagValues value={values}>
      <EditorContent editor={editor} />
    </TagValues>
  );
}

interface Limits {
  singleLine: boolean;
  maxLength: number;
}

const DOM_EVENTS = {
  /** Browsers report a moved caret some 30 ms late; without this, a fast key would act where the caret was before. */
  keydown: (_view: unknown, event: KeyboardEvent) => {
    if (!event.isComposing) document.dispatchEvent(new Event('selectionchange'));
    return false;
  },
  drop: (_view: unknown, event: DragEvent) => {
    event.preventDefault();
    return true;
  },
};

type Described = Pick<Props, 'id' | 'label' | 'placeholder' | 'value' | 'describedBy' | 'singleLine'> & {
  disabled: boolean;
};

const attributesOf = ({ id, label, placeholder, value, describedBy, singleLine = false, disabled }: Described) => ({
  id,
  class: styles.editor ?? '',
  role: 'textbox',
  tabindex: disabled ? '-1' : '0',
  spellcheck: 'true',
  'aria-multiline': String(!singleLine),
  'aria-label': label,
  'aria-disabled': String(disabled),
  ...(describedBy && { 'aria-describedby': describedBy }),
  'data-placeholder': placeholder,
  'data-empty': String(value === ''),
});

/** A text from outside starts with an empty undo history, which may belong to another message. */
function showText(editor: Editor, text: string): void {
  const doc = documentOf(editor.schema, text);
  const { plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc, plugins, selection: Selection.atEnd(doc) }));
}

/** Text that doesn't fit is cut off, as other fields do. */
function insertText(editor: Editor, text: string, { singleLine, maxLength }: Limits): void {
  const { view, state, schema } = editor;
  const kept = textOf(state.doc.content).length - textOf(state.selection.content().content).length;
  const fitting = (singleLine ? text.replaceAll('\n', ' ') : text).slice(0, Math.max(0, maxLength - kept));
  view.dispatch(state.tr.replaceSelection(sliceOf(schema, fitting)).scrollIntoView());
}

/** On a slow device the composer asks for the focus before the editor has a place in the page. */
function onceMounted(editor: Editor, work: () => void): void {
  if (hasView(editor)) work();
  else editor.once('mount', work);
}

/** Without a view, reading it throws. */
function hasView({ view }: Editor): boolean {
  try {
    return Boolean(view.dom);
  } catch {
    return false;
  }
}

/** The editor's own command waits for the next frame, and a key pressed until then would be lost. */
function focusNow({ view }: Editor): void {
  // A disabled editor takes the focus too, which its view alone would not do.
  view.dom.focus();
  view.focus();
}
