// Renders only the visible cards, no matter how many a column has.
import { useEffect, useRef, useState } from 'react';

/** Extra cards rendered above and below the visible ones, so that fast scrolling shows no gaps. */
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
    const update = () => {
      // Rounded to whole cards, so that small scroll movements cause no render.
      const scrolled = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight;
      setSeen((now) => (now.scrolled === scrolled && now.height === height ? now : { scrolled, height }));
    };
    const watcher = new ResizeObserver(update);
    watcher.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [step]);
  return { scroller, ...spanInSight(seen.scrolled, seen.height, step, count) };
}
