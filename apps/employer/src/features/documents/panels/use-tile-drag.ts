// Drags a tile of the panel onto the page, by mouse, pen or touch. A press without movement stays a click.
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

const DRAG_FROM = 6;

interface Point {
  x: number;
  y: number;
}

export function useTileDrag(onDrop: (x: number, y: number) => void) {
  const start = useRef<Point | null>(null);
  const wasDragged = useRef(false);
  const [at, setAt] = useState<Point | null>(null);
  const end = () => {
    start.current = null;
    setAt(null);
  };
  return {
    /** Where the dragged tile is; null while nothing is dragged. */
    at,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        wasDragged.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
        if (!start.current) return;
        if (Math.hypot(x - start.current.x, y - start.current.y) >= DRAG_FROM) wasDragged.current = true;
        if (wasDragged.current) setAt({ x, y });
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const dragged = start.current !== null && wasDragged.current;
        end();
        if (dragged) onDrop(clientX, clientY);
      },
      onPointerCancel: end,
      /** The browser also reports a click at the end of a drag. */
      onClickCapture: (event: MouseEvent) => {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
