// Single-key shortcuts, active while nobody is typing and nothing covers the page (AHD-004).
import { useEffect, useEffectEvent, useRef } from 'react';
import { isOverlayOpen, isTypingExpected, takesText } from '../design/overlays/typing.ts';
import { singleKeysOn } from './single-keys.ts';

/** A letter after G navigates to another page; it is not meant for this one. */
const LETTER_WITHIN_MS = 1200;

/** The handler returns whether it handled the key. */
export function useSingleKeys(handler: (event: KeyboardEvent) => boolean, { paused = false } = {}): void {
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    const afterG = timeStamp - pressedG.current < LETTER_WITHIN_MS;
    pressedG.current = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
    const busy = paused || afterG || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (busy || !singleKeysOn() || takesText(target) || isOverlayOpen() || isTypingExpected()) return;
    if (handler(event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
