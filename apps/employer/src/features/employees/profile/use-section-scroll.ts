// Follows the section of the address by scrolling to it, and tells which section is in sight.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sectionId } from './RecordSection.tsx';
import { RECORD_SECTIONS, type RecordSection } from './sections.ts';

/** A section counts once its title has come close to the top. */
const TOP_PART = '0px 0px -75% 0px';

export function useSectionScroll(section: RecordSection) {
  const content = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState<RecordSection>(section);
  const { key } = useLocation();
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same section again scrolls to it again
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (section === 'history' || (wasFirst && section === RECORD_SECTIONS[0])) return;
    setInSight(section);
    return holdInSight(content.current, sectionId(section));
  }, [section, key]);

  useEffect(() => {
    const root = content.current;
    if (!root) return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const name = (target as HTMLElement).dataset.section ?? '';
          if (isIntersecting) visible.add(name);
          else visible.delete(name);
        }
        const last = RECORD_SECTIONS.findLast((each) => visible.has(each));
        if (last) setInSight(last);
      },
      { rootMargin: TOP_PART },
    );
    for (const each of root.querySelectorAll('[data-section]')) observer.observe(each);
    return () => observer.disconnect();
  }, []);

  return { content, inSight };
}

const BY_PERSON = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Sections above it load later and push it down, so it is scrolled to again until the person does something. */
function holdInSight(content: HTMLElement | null, id: string): () => void {
  const scroll = () => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  scroll();
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const event of BY_PERSON) window.removeEventListener(event, stop, true);
  };
  for (const section of content?.querySelectorAll('[data-section]') ?? []) observer.observe(section);
  for (const event of BY_PERSON) window.addEventListener(event, stop, { capture: true, passive: true });
  return stop;
}
