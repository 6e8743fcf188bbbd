// Drawing new hours on a day, and dragging the edges of existing ones.
import { type PointerEvent as ReactPointerEvent, useState } from 'react';
import { type Span, snapped } from './week-ranges.ts';

interface Scale {
  firstHour: number;
  hourPx: number;
}

interface Ghost {
  weekday: number;
  /** The start of the span being resized; null for a new one. */
  of: number | null;
  span: Span;
}

interface Edge {
  weekday: number;
  span: Span;
  edge: 'from' | 'to';
}

const SHORTEST_MINUTES = 15;

export type Drawing = ReturnType<typeof useDrawing>;

export function useDrawing({ firstHour, hourPx }: Scale) {
  const [ghost, setGhost] = useState<Ghost | null>(null);

  const follow = (
    event: ReactPointerEvent,
    spanAt: (minutes: number) => Span | null,
    { weekday, of }: Pick<Ghost, 'weekday' | 'of'>,
    onDone: (span: Span) => void,
  ): void => {
    // Touch scrolls the page, so drawing is for mouse and pen; the buttons work for everyone.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.preventDefault();
    event.stopPropagation();
    const column = event.currentTarget.closest('section');
    if (!column) return;
    const minutesAt = ({ clientY }: { clientY: number }): number =>
      snapped(firstHour * 60 + ((clientY - column.getBoundingClientRect().top) / hourPx) * 60);
    let current: Span | null = null;
    const end = new AbortController();
    const { signal } = end;
    const move = (moved: PointerEvent): void => {
      current = spanAt(minutesAt(moved));
      setGhost(current && { weekday, of, span: current });
    };
    const finish = (): void => {
      end.abort();
      setGhost(null);
      if (current) onDone(current);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', finish, { signal });
    window.addEventListener(
      'pointercancel',
      () => {
        end.abort();
        setGhost(null);
      },
      { signal },
    );
  };

  return {
    ghost,
    draw: (event: ReactPointerEvent, weekday: number, onDone: (span: Span) => void): void => {
      const column = event.currentTarget.getBoundingClientRect();
      const start = snapped(firstHour * 60 + ((event.clientY - column.top) / hourPx) * 60);
      const spanAt = (minutes: number): Span | null =>
        Math.abs(minutes - start) < SHORTEST_MINUTES
          ? null
          : { from: Math.min(start, minutes), to: Math.max(start, minutes) };
      follow(event, spanAt, { weekday, of: null }, onDone);
    },
    stretch: (event: ReactPointerEvent, { weekday, span, edge }: Edge, onDone: (span: Span) => void): void => {
      const spanAt = (minutes: number): Span | null => {
        const next = { ...span, [edge]: minutes };
        return next.to - next.from >= SHORTEST_MINUTES ? next : null;
      };
      follow(event, spanAt, { weekday, of: span.from }, onDone);
    },
  };
}
