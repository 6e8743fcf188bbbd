// Drags a confirmed interview to another time with the mouse; the panel has a form for everyone else.
import type { Meeting } from '@onward/contract/interviews/meetings';
import { SLOT_STEP_MINUTES } from '@onward/domain/interviews/slots';
import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';

interface Options {
  field: RefObject<HTMLDivElement | null>;
  days: readonly string[];
  hours: { from: number; to: number };
  hourPx: number;
  onMove: (meeting: Meeting, startsAt: Date) => void;
}

interface Ghost {
  day: string;
  from: number;
  minutes: number;
  startsAt: Date;
}

const THRESHOLD_PX = 6;
/** The width of the hours column; must match the stylesheet. */
const HOURS_PX = 60;

export function useDragToMove({ field, days, hours, hourPx, onMove }: Options) {
  const [ghost, setGhost] = useState<Ghost | null>(null);

  const grab = (event: ReactPointerEvent, meeting: Meeting): void => {
    if (event.pointerType === 'touch' || event.button !== 0 || meeting.status !== 'confirmed' || !meeting.is_current)
      return;
    const start = { x: event.clientX, y: event.clientY };
    const minutes = (Date.parse(meeting.ends_at) - Date.parse(meeting.starts_at)) / 60_000;
    const block = event.currentTarget.getBoundingClientRect();
    const grip = event.clientY - block.top;
    let current: Ghost | null = null;

    const placeAt = (move: PointerEvent): Ghost | null => {
      const box = field.current?.getBoundingClientRect();
      if (!box) return null;
      const column = Math.floor(((move.clientX - box.left - HOURS_PX) / (box.width - HOURS_PX)) * days.length);
      const day = days[column];
      if (day === undefined) return null;
      const raw = hours.from * 60 + ((move.clientY - box.top - grip) / hourPx) * 60;
      const latest = Math.min(hours.to * 60, 24 * 60) - minutes;
      const from = Math.min(latest, Math.max(hours.from * 60, Math.round(raw / SLOT_STEP_MINUTES) * SLOT_STEP_MINUTES));
      const startsAt = new Date(`${day}T00:00`);
      startsAt.setMinutes(from);
      return { day, from, minutes, startsAt };
    };
    const move = (moved: PointerEvent): void => {
      const far = Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > THRESHOLD_PX;
      if (!far && !current) return;
      current = placeAt(moved);
      setGhost(current);
    };
    const end = new AbortController();
    const finish = (): void => {
      end.abort();
      setGhost(null);
      if (!current) return;
      // The click that ends a drag must not open the interview.
      window.addEventListener('click', ignoreClick, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', ignoreClick, { capture: true }));
      if (current.startsAt.getTime() !== Date.parse(meeting.starts_at)) onMove(meeting, current.startsAt);
    };
    const { signal } = end;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', finish, { signal });
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return;
        end.abort();
        setGhost(null);
      },
      { signal },
    );
  };
  return { grab, ghost };
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
