// One stop for the Tab key in a row of links; arrows, Home, and End move among them.
import { type KeyboardEvent, useState } from 'react';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function useArrowKeys(count: number) {
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const from = links.indexOf(document.activeElement as HTMLElement);
    const next = links[Math.min(Math.max(step(from, links.length - 1), 0), links.length - 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return {
    onKeyDown,
    /** For each link. */
    stopAt: (index: number) => ({
      tabIndex: index === reachable ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}
