// The stages of the board side by side on a phone. The scroll position decides which stage is shown, and the URL
// follows it.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The stage on screen; not one of the list's filters, so the list ignores it. */
const PARAMETER = 'column';

export function useStageSwipe(stages: readonly { id: number }[]) {
  const [address, setAddress] = useSearchParams();
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      stages.findIndex(({ id }) => String(id) === address.get(PARAMETER)),
    ),
  );

  const go = (index: number, behavior: ScrollBehavior = 'auto') => {
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior });
  };
  const begin = useEffectEvent(() => go(at, 'instant'));
  const arrive = useEffectEvent((index: number) => {
    if (index === at || !stages[index]) return;
    setAt(index);
    setAddress(
      (now) => {
        now.set(PARAMETER, String(stages[index]?.id));
        return now;
      },
      { replace: true },
    );
  });

  useLayoutEffect(() => begin(), []);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const update = () => arrive(Math.round(element.scrollLeft / element.clientWidth));
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, []);

  return { strip, at, go: (index: number) => go(index) };
}
