// Which page of a PDF is mostly visible.
import { type RefObject, useEffect, useState } from 'react';

export function usePageShown(pages: RefObject<HTMLElement | null>, count: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const frame = pages.current;
    if (!frame) return;
    const visible = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect } of entries) visible.set(target, intersectionRect.height);
        const [most] = [...visible].sort(([, a], [, b]) => b - a);
        if (most) setShown(Number((most[0] as HTMLElement).dataset.page));
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    for (const page of frame.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [pages]);
  return Math.min(shown, Math.max(0, count - 1));
}
