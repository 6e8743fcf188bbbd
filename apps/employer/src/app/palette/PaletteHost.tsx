// Shows the palette when it is asked for. It is fetched beforehand: who presses its keys types on at once, and letters
// that come before it is there would be taken for shortcuts.
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAfterFirstPage } from '../../platform/chunks/after-first-page.ts';
import { firstPage } from '../../platform/chunks/lazy-page.tsx';
import { closePalette, usePaletteOpen } from './palette-state.ts';

const Palette = firstPage(() => import('./Palette.tsx'));

export function PaletteHost() {
  const open = usePaletteOpen();
  const afterFirstPage = useAfterFirstPage();
  useEffect(() => {
    if (afterFirstPage) Palette.preload();
  }, [afterFirstPage]);
  // Whoever goes elsewhere, by Back or a link from outside, leaves it behind.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way out of each page closes it.
  useEffect(() => closePalette, [pathname]);
  return <Suspense>{open && <Palette />}</Suspense>;
}
