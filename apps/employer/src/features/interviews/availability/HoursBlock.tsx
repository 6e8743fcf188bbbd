// One span of open hours: drag its edges, or use arrow keys for the end, Shift with arrows for the start, and Delete.
import { SLOT_STEP_MINUTES } from '@onward/domain/interviews/slots';
import { X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HoursGrid.module.css';
import { DAY_MINUTES, type Span } from './week-ranges.ts';

interface Props {
  span: Span;
  label: string;
  from: string;
  to: string;
  canEdit: boolean;
  top: (minutes: number) => number;
  onChange: (span: Span) => void;
  onOpen: () => void;
  onRemove: () => void;
  onStretch: (event: PointerEvent, edge: 'from' | 'to') => void;
}

export function HoursBlock({ span, label, from, to, canEdit, top, onChange, onOpen, onRemove, onStretch }: Props) {
  const { t } = useTranslation();
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -SLOT_STEP_MINUTES : event.key === 'ArrowDown' ? SLOT_STEP_MINUTES : 0;
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (step === 0) return;
    else {
      const next = event.shiftKey ? { ...span, from: span.from + step } : { ...span, to: span.to + step };
      if (next.from >= 0 && next.to <= DAY_MINUTES && next.from < next.to) onChange(next);
    }
    event.preventDefault();
  };
  return (
    <div
      className={styles.block}
      style={{ top: top(span.from), height: Math.max(22, top(span.to) - top(span.from)) }}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <button
        type="button"
        className={styles.face}
        aria-label={label}
        disabled={!canEdit}
        onKeyDown={press}
        onClick={onOpen}
      >
        <strong>{from}</strong>
        <span>{t('interviews:availability.until', { to })}</span>
      </button>
      {canEdit && (
        <>
          <span className={styles.edge} data-edge="from" onPointerDown={(event) => onStretch(event, 'from')} />
          <span className={styles.edge} data-edge="to" onPointerDown={(event) => onStretch(event, 'to')} />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('interviews:availability.remove', { label })}
            onClick={onRemove}
          >
            <X size={13} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
