// The screens of one task as entries of the browser's history, so that the phone's Back button leads to the screen
// before, also after a reload. The fragment of the address names the screen.
import { useEffect, useRef } from 'preact/hooks';
import { useFollowAddress } from './follow-address.ts';

interface Screens<Screen extends string> {
  screen: Screen;
  screens: readonly Screen[];
  /** False until the first screen is known. */
  isReady?: boolean;
  /** A reload continues where the address says; otherwise the page itself knows where it was. */
  startsAtAddress?: boolean;
  show(screen: Screen): void;
}

/** Stored with each entry, so that it is still known after a reload. */
interface Entry {
  cameFrom: string;
}

const namedIn = <Screen extends string>(fragment: string, screens: readonly Screen[]): Screen | undefined =>
  screens.find((each) => fragment === `#${each}`);

/** Returns the way back for buttons on the page: it uses up the entry, as the phone's button does. */
export function useScreenHistory<Screen extends string>(task: Screens<Screen>): (to: Screen) => void {
  const { screen, screens, isReady = true, startsAtAddress = false, show } = task;
  const shown = useRef<Screen | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is added when another screen is shown.
  useEffect(() => {
    if (!isReady) return;
    const before = shown.current;
    shown.current = screen;
    const named = namedIn(location.hash, screens);
    if (named === screen) return;
    if (before === null && named && startsAtAddress) return show(named);
    const address = `${location.pathname}${location.search}#${screen}`;
    if (before === null) history.replaceState(null, '', address);
    else history.pushState({ cameFrom: before } satisfies Entry, '', address);
  }, [screen, isReady]);

  useFollowAddress(() => {
    const named = namedIn(location.hash, screens);
    if (isReady && named && named !== screen) show(named);
  });

  return (to) => {
    if (to === screen) return;
    const entry = history.state as Partial<Entry> | null;
    if (entry?.cameFrom === to) history.back();
    else show(to);
  };
}
