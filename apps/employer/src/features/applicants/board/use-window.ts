// Only the cards in sight are drawn, however many a column holds.
import { useEffect, useRef, useState } from 'react';

/** Drawn above and below what is in sight, so that quick scrolling shows no gaps. */
const SPARE = 4;

export interface Span {
  from: number;
  to: number;
}

export const spanInSight = (scrolled: number, height: number, step: number, count: number): Span => ({
  from: Math.max(0, Math.floor(scrolled / step) - SPARE),
  to: Math.min(count, Math.ceil((scrolled + height) / step) + SPARE),
});

export function useWindow(count: number, step: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ scrolled: 0, height: 900 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      // Within one card nothing changes.
      const scrolled = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight;
      setSeen((now) => (now.scrolled === scrolled && now.height === height ? now : { scrolled, height }));
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [step]);
  return { scroller, ...spanInSight(seen.scrolled, seen.height, step, count) };
}
