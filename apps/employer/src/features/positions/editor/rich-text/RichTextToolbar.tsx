// The formatting buttons: heading, bold, lists, links, undo and redo.
import { type Editor, useEditorState } from '@tiptap/react';
import { Select } from 'antd';
import { Bold, Italic, List, ListOrdered, type LucideIcon, Redo2, Underline, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkPopover } from './LinkPopover.tsx';
import styles from './RichTextToolbar.module.css';

interface Props {
  editor: Editor;
  /** The word count as text. */
  wordCount: string;
}

const BLOCKS = ['paragraph', 'heading', 'subheading'] as const;
type Block = (typeof BLOCKS)[number];
const LEVELS = { heading: 2, subheading: 3 } as const;

export function RichTextToolbar({ editor, wordCount }: Props) {
  const { t } = useTranslation();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      block: (now.isActive('heading', { level: 2 })
        ? 'heading'
        : now.isActive('heading', { level: 3 })
          ? 'subheading'
          : 'paragraph') as Block,
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const focused = () => editor.chain().focus();
  const setBlock = (block: Block) =>
    block === 'paragraph' ? focused().setParagraph().run() : focused().setHeading({ level: LEVELS[block] }).run();

  return (
    <div className={styles.bar} role="toolbar" aria-label={t('positions:editor.toolbar')}>
      <Select
        size="small"
        variant="borderless"
        className={styles.block ?? ''}
        aria-label={t('positions:editor.block')}
        value={state.block}
        onChange={setBlock}
        options={BLOCKS.map((value) => ({ value, label: t(`positions:editor.blocks.${value}`) }))}
      />
      <Tool icon={Bold} name="bold" on={state.bold} run={() => focused().toggleBold().run()} />
      <Tool icon={Italic} name="italic" on={state.italic} run={() => focused().toggleItalic().run()} />
      <Tool icon={Underline} name="underline" on={state.underline} run={() => focused().toggleUnderline().run()} />
      <Tool icon={List} name="bullets" on={state.bulletList} run={() => focused().toggleBulletList().run()} />
      <Tool icon={ListOrdered} name="numbers" on={state.orderedList} run={() => focused().toggleOrderedList().run()} />
      <LinkPopover
        address={state.href}
        onSet={(href) => focused().extendMarkRange('link').setLink({ href }).run()}
        onRemove={state.link ? () => focused().extendMarkRange('link').unsetLink().run() : null}
      />
      <Tool icon={Undo2} name="undo" disabled={!state.canUndo} run={() => focused().undo().run()} />
      <Tool icon={Redo2} name="redo" disabled={!state.canRedo} run={() => focused().redo().run()} />
      <span className={styles.words}>{wordCount}</span>
    </div>
  );
}

interface ToolProps {
  icon: LucideIcon;
  name: string;
  /** Whether a toggle button is pressed. */
  on?: boolean;
  disabled?: boolean;
  run: () => void;
}

function Tool({ icon: Icon, name, on, disabled = false, run }: ToolProps) {
  const { t } = useTranslation();
  const label = t(`positions:editor.tools.${name}`);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      onClick={run}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
