// Shows the palette on request. It is preloaded, because people type right after opening it, and letters typed before
// it is ready would trigger shortcuts.
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
  // Navigating away, by Back or an external link, closes it.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way out of each page closes it.
  useEffect(() => closePalette, [pathname]);
  return <Suspense>{open && <Palette />}</Suspense>;
}
