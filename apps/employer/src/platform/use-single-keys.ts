// Keys that act by themselves while nobody writes and nothing lies over the page (AHD-004).
import { useEffect, useEffectEvent, useRef } from 'react';
import { singleKeysOn } from './single-keys.ts';

/** After G a letter leads to another page; it is not meant for this one. */
const LETTER_WITHIN_MS = 1200;

/** The handler answers whether it took the key. */
export function useSingleKeys(handler: (event: KeyboardEvent) => boolean, { paused = false } = {}): void {
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    const afterG = timeStamp - pressedG.current < LETTER_WITHIN_MS;
    pressedG.current = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
    const busy = paused || afterG || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (busy || !singleKeysOn() || takesText(target) || isOverlayOpen()) return;
    if (handler(event)) event.preventDefault();
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
