// Shows the palette when it is asked for. It is fetched beforehand: who presses its keys types on at once, and letters
// that come before it is there would be taken for shortcuts.
import { Suspense, useEffect } from 'react';
import { firstPage } from '../../platform/chunks/lazy-page.tsx';
import { usePaletteOpen } from './palette-state.ts';

const Palette = firstPage(() => import('./Palette.tsx'));

/** The first page has the line to itself. */
const FIRST_PAGE_MS = 3000;

export function PaletteHost() {
  const open = usePaletteOpen();
  useEffect(() => {
    const timer = setTimeout(Palette.preload, FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{open && <Palette />}</Suspense>;
}
