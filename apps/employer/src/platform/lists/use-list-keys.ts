// Keyboard shortcuts of a list: j and k move, x selects, Space previews where a list has a preview (AHD-004). They apply to the focused row.
import { useRef } from 'react';
import { useSingleKeys } from '../use-single-keys.ts';

/** Attribute with the row's id on the link that opens it. */
export const ROW_LINK = 'data-row';

export const rowLink = (id: number): HTMLElement | null => document.querySelector(`[${ROW_LINK}="${id}"]`);

interface Keys<Row> {
  rows: readonly Row[];
  /** True while a dialog or panel handles the keyboard. */
  paused?: boolean;
  onTick: (row: Row, range: readonly Row[]) => void;
  onPreview?: (row: Row) => void;
}

export function useListKeys<Row extends { id: number }>({ rows, paused = false, onTick, onPreview }: Keys<Row>): void {
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
    const link = row && rowLink(row.id);
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

  useSingleKeys(
    ({ key, target, shiftKey }) => {
      const place = focused();
      const row = rows[place];
      switch (key) {
        case 'j':
          go(place + 1);
          return true;
        case 'k':
          go(place < 0 ? 0 : place - 1);
          return true;
        case 'x':
        case 'X':
          tick(place, shiftKey);
          return true;
        case ' ':
          // Space on a focused button or checkbox keeps its normal effect.
          if (!row || !onPreview || !(target instanceof Element && target.matches(`[${ROW_LINK}]`))) return false;
          onPreview(row);
          return true;
        default:
          return false;
      }
    },
    { paused },
  );
}
