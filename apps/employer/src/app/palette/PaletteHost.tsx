// Fetches the palette when it is first opened.
import { Suspense } from 'react';
import { lazyPage } from '../../platform/chunks/lazy-page.tsx';
import { usePaletteOpen } from './palette-state.ts';

const Palette = lazyPage(() => import('./Palette.tsx'));

export function PaletteHost() {
  const open = usePaletteOpen();
  return <Suspense>{open && <Palette />}</Suspense>;
}
