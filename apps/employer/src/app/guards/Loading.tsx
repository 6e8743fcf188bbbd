// Covers the window while code is loading.
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { StartupLoader } from './StartupLoader.tsx';

export const Loading = () => (
  <Suspense fallback={<StartupLoader />}>
    <Outlet />
  </Suspense>
);
