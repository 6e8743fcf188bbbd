// Covers the window while the part of the program that is needed is fetched.
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { StartupLoader } from './StartupLoader.tsx';

export const Loading = () => (
  <Suspense fallback={<StartupLoader />}>
    <Outlet />
  </Suspense>
);
