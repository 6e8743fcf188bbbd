// Swiping a card by touch: right for the next stage, left for the previous one. Vertical movement still scrolls.
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import { type PointerEvent, useRef, useState } from 'react';

export interface SwipeStages {
  before: PipelineStage | undefined;
  after: PipelineStage | undefined;
}

/** Horizontal distance after which the touch swipes the card instead of scrolling. */
const BEGIN_PX = 12;
/** Letting go beyond this distance moves the card. */
const DECIDED_PX = 110;

interface Point {
  x: number;
  y: number;
}

export function useCardSwipe(stages: SwipeStages | undefined, onMove: (stage: PipelineStage) => void) {
  const start = useRef<Point | null>(null);
  const [by, setBy] = useState(0);
  const target = by > 0 ? stages?.after : by < 0 ? stages?.before : undefined;
  const isDecided = target !== undefined && Math.abs(by) >= DECIDED_PX;

  const end = () => {
    start.current = null;
    setBy(0);
  };
  const listeners = stages && {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') start.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [right, down] = [clientX - start.current.x, clientY - start.current.y];
      if (by === 0 && (Math.abs(right) < BEGIN_PX || Math.abs(down) > Math.abs(right))) return;
      const leads = right > 0 ? stages.after : stages.before;
      setBy(leads ? right : 0);
    },
    onPointerUp: () => {
      if (target && isDecided) onMove(target);
      end();
    },
    onPointerCancel: end,
  };
  return { by, target, isDecided, listeners };
}
