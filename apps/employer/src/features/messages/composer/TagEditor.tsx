// A text editor that shows merge tags as chips; the value keeps them in double braces (MSG-012).

import { ownValue } from '@onward/domain/platform/own-value';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { caretAt, caretOffset, insertAtCaret, textIn } from './editor-nodes.ts';
import styles from './TagEditor.module.css';
import { isKnownTag, partsOf, writtenTag } from './tag-text.ts';

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
  onSend?: (() => void) | undefined;
  onFocusChange?: ((focused: boolean) => void) | undefined;
  ref?: Ref<TagEditorHandle>;
}

export function TagEditor({ id, label, placeholder, value, onChange, values, describedBy, ...rest }: Props) {
  const { disabled = false, onSend, onFocusChange, ref } = rest;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const names = useChipNames();

  const draw = (text: string, caret: number | null) => {
    const element = box.current;
    if (!element) return;
    element.replaceChildren(...nodesOf(text, (tag) => chip(tag, names(tag), values, t('messages:composer.tagEmpty'))));
    if (caret !== null) caretAt(element, caret);
  };

  /** Renders again only when the value changed from outside, or when a tag was typed by hand. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: draw is a new function on each render
  useEffect(() => {
    const element = box.current;
    if (!element || (textIn(element) === value && !hasRawTag(element))) return;
    draw(value, document.activeElement === element ? value.length : null);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips change with the person and the language
  useEffect(() => {
    const element = box.current;
    if (element) draw(value, document.activeElement === element ? caretOffset(element) : null);
  }, [values, names]);

  const take = () => {
    const element = box.current;
    if (!element) return;
    const text = textIn(element);
    if (hasRawTag(element)) draw(text, caretOffset(element));
    onChange(text);
  };
  useImperativeHandle(ref, () => ({
    focus: () => {
      const element = box.current;
      if (!element) return;
      element.focus();
      caretAt(element, textIn(element).length);
    },
    insert: (text) => {
      const element = box.current;
      if (!element) return;
      if (document.activeElement !== element) {
        element.focus();
        caretAt(element, textIn(element).length);
      }
      insertAtCaret(element, text);
      take();
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.metaKey || event.ctrlKey) return onSend?.();
    if (box.current) insertAtCaret(box.current, '\n');
    take();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (box.current) insertAtCaret(box.current, event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n'));
    take();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area cannot hold chips
    <div
      ref={box}
      id={id}
      className={styles.editor}
      role="textbox"
      tabIndex={disabled ? -1 : 0}
      aria-multiline="true"
      aria-label={label}
      aria-disabled={disabled}
      aria-describedby={describedBy}
      data-placeholder={placeholder}
      data-empty={value === ''}
      contentEditable={!disabled}
      suppressContentEditableWarning
      spellCheck
      onInput={take}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onDrop={(event) => event.preventDefault()}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    />
  );
}

function useChipNames(): (tag: string) => string {
  const { t, i18n } = useTranslation();
  const known = useRef({ language: '', names: (tag: string): string => tag });
  if (known.current.language !== i18n.language) {
    known.current = {
      language: i18n.language,
      names: (tag) => (isKnownTag(tag) ? t(`messages:composer.tags.${tag}`) : writtenTag(tag)),
    };
  }
  return known.current.names;
}

const hasRawTag = (box: HTMLElement): boolean =>
  [...box.childNodes].some((node) => node instanceof Text && partsOf(node.data).some(({ kind }) => kind === 'tag'));

const nodesOf = (text: string, chipOf: (tag: string) => HTMLElement): Node[] => [
  ...partsOf(text).map((part) => (part.kind === 'text' ? new Text(part.text) : chipOf(part.tag))),
  // Browsers show a trailing line break only when something follows it.
  ...(text.endsWith('\n') ? [document.createElement('br')] : []),
];

function chip(tag: string, name: string, values: Props['values'], emptyText: string): HTMLElement {
  const element = document.createElement('span');
  const value = values && ownValue(values, tag)?.trim();
  const state = isKnownTag(tag) ? (values && !value ? 'empty' : 'filled') : 'unknown';
  element.className = styles.chip ?? '';
  element.contentEditable = 'false';
  element.dataset.tag = tag;
  element.dataset.state = state;
  element.title = state === 'empty' ? emptyText : (value ?? '');
  element.textContent = name;
  return element;
}
