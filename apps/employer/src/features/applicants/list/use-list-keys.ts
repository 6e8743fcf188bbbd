// The keys of a list: j and k walk the rows, x ticks, Space previews (AHD-004). The row that has the focus is the one meant.
import { useEffect, useEffectEvent, useRef } from 'react';
import { singleKeysOn } from '../../../platform/single-keys.ts';

/** Marks the link that opens a row, with the row's id. */
export const ROW_LINK = 'data-applicant';

interface Keys<Row> {
  rows: readonly Row[];
  /** Whether a dialog or the like has the keyboard. */
  paused?: boolean;
  onTick: (row: Row, range: readonly Row[]) => void;
  onPreview: (row: Row) => void;
}

const LETTER_WITHIN_MS = 1200;

export function useListKeys<Row extends { id: number }>({ rows, paused = false, onTick, onPreview }: Keys<Row>): void {
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  const lastTicked = useRef<number | null>(null);

  const focused = (): number => {
    const element = document.activeElement;
    const link = element?.matches(`[${ROW_LINK}]`)
      ? element
      : element?.closest('tr, li')?.querySelector(`[${ROW_LINK}]`);
    return rows.findIndex(({ id }) => String(id) === link?.getAttribute(ROW_LINK));
  };
  const go = (place: number) => {
    const row = rows[Math.max(0, Math.min(place, rows.length - 1))];
    const link = row && document.querySelector<HTMLElement>(`[${ROW_LINK}="${row.id}"]`);
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  };
  const tick = (place: number, shift: boolean) => {
    const row = rows[place];
    if (!row) return;
    const from = shift ? rows.findIndex(({ id }) => id === lastTicked.current) : -1;
    const range = from < 0 ? [row] : rows.slice(Math.min(from, place), Math.max(from, place) + 1);
    lastTicked.current = row.id;
    onTick(row, range);
  };

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    const afterG = timeStamp - pressedG.current < LETTER_WITHIN_MS;
    pressedG.current = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
    const busy = paused || afterG || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (busy || !singleKeysOn() || takesText(target) || isOverlayOpen()) return;
    const place = focused();
    const row = rows[place];
    switch (key) {
      case 'j':
        go(place + 1);
        break;
      case 'k':
        go(place < 0 ? 0 : place - 1);
        break;
      case 'x':
      case 'X':
        tick(place, event.shiftKey);
        break;
      case ' ':
        // A button or a box that has the focus keeps its Space.
        if (!row || !(target instanceof Element && target.matches(`[${ROW_LINK}]`))) return;
        onPreview(row);
        break;
      default:
        return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])'));

const isOverlayOpen = (): boolean =>
  document.querySelector('dialog[open], .ant-modal-wrap:not([style*="none"])') !== null;
