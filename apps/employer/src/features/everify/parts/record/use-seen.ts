// Whether a part of the page was scrolled into view: forms whose every look is recorded are read only then.
import { useEffect, useRef, useState } from 'react';

export function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}
