// Formatting of a letter: kind of block, bold, italic, underline, lists, and alignment.
import { type Editor, useEditorState } from '@tiptap/react';
import { Select } from 'antd';
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Underline,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EditorToolbar, Tool } from '../EditorToolbar.tsx';

interface Props {
  editor: Editor;
  zoom: number;
  onZoom: (zoom: number) => void;
}

const BLOCKS = ['paragraph', 'heading'] as const;
const ALIGNS = { left: TextAlignStart, center: TextAlignCenter, right: TextAlignEnd } as const;
const MARKS = { bold: Bold, italic: Italic, underline: Underline } as const;
const LISTS = { bullet: List, numbered: ListOrdered } as const;

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

export function LetterToolbar({ editor, zoom, onZoom }: Props) {
  const { t } = useTranslation();
  const { block, align, ...state } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      block: now.state.selection.$from.parent.type.name,
      align: String(now.state.selection.$from.parent.attrs.align ?? 'left'),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const focused = () => editor.chain().focus();
  const setAlign = (value: string) => {
    const chain = focused();
    for (const type of ['paragraph', 'heading', 'bullet', 'numbered']) chain.updateAttributes(type, { align: value });
    chain.run();
  };
  return (
    <EditorToolbar
      zoom={zoom}
      onZoom={onZoom}
      undo={state.canUndo ? () => focused().undo().run() : null}
      redo={state.canRedo ? () => focused().redo().run() : null}
    >
      <Select
        size="small"
        variant="borderless"
        style={{ minWidth: 112 }}
        aria-label={t('documents:editor.tools.block')}
        value={block === 'heading' ? 'heading' : 'paragraph'}
        onChange={(type) => focused().setNode(type).run()}
        options={BLOCKS.map((value) => ({ value, label: t(`documents:editor.blocks.${value}`) }))}
      />
      {keysOf(MARKS).map((mark) => (
        <Tool key={mark} icon={MARKS[mark]} name={mark} on={state[mark]} run={() => focused().toggleMark(mark).run()} />
      ))}
      {keysOf(LISTS).map((list) => (
        <Tool
          key={list}
          icon={LISTS[list]}
          name={list}
          on={block === list}
          run={() => focused().toggleNode(list, 'paragraph').run()}
        />
      ))}
      {keysOf(ALIGNS).map((value) => (
        <Tool key={value} icon={ALIGNS[value]} name={value} on={align === value} run={() => setAlign(value)} />
      ))}
    </EditorToolbar>
  );
}
