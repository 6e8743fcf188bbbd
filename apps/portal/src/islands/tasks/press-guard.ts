// Presses right after the screen changed were meant for the screen before: a double tap, or Enter held down.
import { useRef } from 'preact/hooks';

const SETTLE_MS = 500;

/** Both times in milliseconds, on the clock of `event.timeStamp`. */
export const isMeantForScreen = (shownAt: number, pressedAt: number): boolean => pressedAt - shownAt >= SETTLE_MS;

export interface PressGuard {
  /** The screen changes because of this event. */
  changed(event: Event): void;
  isMeant(event: Event): boolean;
}

export function usePressGuard(shownAt: number): PressGuard {
  const shown = useRef(shownAt);
  return {
    changed: ({ timeStamp }) => {
      shown.current = timeStamp;
    },
    isMeant: ({ timeStamp }) => isMeantForScreen(shown.current, timeStamp),
  };
}

/** A held Enter key repeats; only the first press submits. */
export const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};
