// The bar above the page: formatting, undo and redo, and zoom.
import { type LucideIcon, Minus, Plus, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EditorToolbar.module.css';

const ZOOMS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface Props {
  /** Formatting tools. */
  children?: ReactNode;
  undo: (() => void) | null;
  redo: (() => void) | null;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** "Page 1 of 2". */
  page?: string;
}

export function EditorToolbar({ children, undo, redo, zoom, onZoom, page }: Props) {
  const { t, i18n } = useTranslation();
  const at = ZOOMS.indexOf(zoom);
  const to = (index: number) => {
    const next = ZOOMS[index];
    return next === undefined ? null : () => onZoom(next);
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('documents:editor.tools.toolbar')}>
      {children}
      <Tool icon={Undo2} name="undo" run={undo} />
      <Tool icon={Redo2} name="redo" run={redo} />
      <span className={styles.end}>
        {page && <span aria-live="polite">{page}</span>}
        <Tool icon={Minus} name="zoomOut" run={to(at - 1)} />
        <span className={styles.zoom}>{new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(zoom)}</span>
        <Tool icon={Plus} name="zoomIn" run={to(at + 1)} />
      </span>
    </div>
  );
}

interface ToolProps {
  icon: LucideIcon;
  /** Key of its text. */
  name: string;
  /** Whether a toggle button is pressed. */
  on?: boolean;
  /** Null while it can't be used. */
  run: (() => void) | null;
}

export function Tool({ icon: Icon, name, on, run }: ToolProps) {
  const { t } = useTranslation();
  const label = t(`documents:editor.tools.${name}`);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={!run}
      onClick={run ?? undefined}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
