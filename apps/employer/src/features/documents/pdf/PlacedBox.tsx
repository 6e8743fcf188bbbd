// A field or merge tag on a page: moved and resized by pointer, touch, or keyboard (OFR-006).
import type { FieldBox, PageSize } from '@onward/domain/documents/fields';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignerName } from '../document-kind.ts';
import { FieldMark } from '../FieldMark.tsx';
import { boxAfterKey, CORNERS, type Corner, moveBox, resizeBox } from './box-moves.ts';
import styles from './PlacedBox.module.css';
import type { PlacedItem } from './placed-items.ts';

interface Props {
  item: PlacedItem;
  page: PageSize;
  selected: boolean;
  wrong: boolean;
  readOnly: boolean;
  /** The text that explains the keys. */
  describedBy: string;
  onSelect: () => void;
  /** `merge` is set for steps that are undone together. */
  onMove: (box: FieldBox, merge?: string) => void;
  onRemove: () => void;
}

interface Drag {
  corner: Corner | null;
  x: number;
  y: number;
  /** Pixels per point, so that it works at any zoom. */
  scale: number;
}

export function PlacedBox({ item, page, selected, wrong, readOnly, describedBy, onSelect, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const drag = useRef<Drag | null>(null);
  /** Where it is shown while it is dragged. */
  const signerName = useSignerName();
  const [moving, setMoving] = useState<FieldBox | null>(null);
  const box = moving ?? item.box;
  const name = item.type === 'field' ? item.field.label : t(`documents:tags.${item.tag}`);
  const kind = item.type === 'field' ? signerName(item.field.role) : t('documents:editor.mergeTag');

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    onSelect();
    const shown = event.currentTarget.parentElement?.getBoundingClientRect();
    if (readOnly || !shown) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const corner = (event.target as HTMLElement).dataset.corner as Corner | undefined;
    drag.current = { corner: corner ?? null, x: event.clientX, y: event.clientY, scale: shown.width / page.width };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return;
    const { corner, x, y, scale } = drag.current;
    const [dx, dy] = [(clientX - x) / scale, (clientY - y) / scale];
    setMoving(corner ? resizeBox(item.box, corner, dx, dy, page) : moveBox(item.box, dx, dy, page));
  };
  const stop = (keep: boolean) => {
    drag.current = null;
    setMoving(null);
    if (keep && moving) onMove(moving);
  };

  return (
    <button
      type="button"
      className={styles.box}
      data-item={item.key}
      data-type={item.type}
      data-role={item.type === 'field' ? item.field.role : undefined}
      data-selected={selected}
      data-wrong={wrong}
      style={{
        left: share(box.x, page.width),
        top: share(box.y, page.height),
        width: share(box.width, page.width),
        height: share(box.height, page.height),
      }}
      title={name}
      aria-label={t('documents:editor.boxName', { name, kind, page: box.page + 1 })}
      aria-describedby={describedBy}
      aria-current={selected}
      onFocus={onSelect}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => stop(true)}
      onPointerCancel={() => stop(false)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (readOnly) return;
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          onRemove();
        }
        const moved = boxAfterKey(item.box, event, page);
        if (!moved) return;
        event.preventDefault();
        onMove(moved, `keys ${item.key}`);
      }}
    >
      <span className={styles.content}>
        {item.type === 'field' ? <FieldMark field={item.field} /> : <span className={styles.tag}>{name}</span>}
      </span>
      {selected &&
        !readOnly &&
        CORNERS.map((corner) => <span key={corner} className={styles.handle} data-corner={corner} />)}
    </button>
  );
}

const share = (length: number, whole: number): string => `${(length / whole) * 100}%`;
