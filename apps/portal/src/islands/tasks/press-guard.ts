// Presses right after the screen changed were meant for the screen before: a double tap, or Enter held down.
import { useRef } from 'preact/hooks';

const SETTLE_MS = 500;

/** Both times in milliseconds, on the clock of `event.timeStamp`. */
export const isMeantForScreen = (shownAt: number, pressedAt: number): boolean => pressedAt - shownAt >= SETTLE_MS;

/** Returns a function that runs a change of screen, unless the event came right after the one before. */
export function usePressGuard(shownAt: number): (event: Event, change: () => void) => void {
  const shown = useRef(shownAt);
  return ({ timeStamp }, change) => {
    if (!isMeantForScreen(shown.current, timeStamp)) return;
    shown.current = timeStamp;
    change();
  };
}

/** A held Enter key repeats; only the first press submits. */
export const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};
