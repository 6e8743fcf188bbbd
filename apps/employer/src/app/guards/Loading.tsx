// Covers the window while code is loading, and keeps unsaved work from being lost.
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { LeaveGuard } from '../../platform/LeaveGuard.tsx';
import { StartupLoader } from './StartupLoader.tsx';

export const Loading = () => (
  <>
    <LeaveGuard />
    <Suspense fallback={<StartupLoader />}>
      <Outlet />
    </Suspense>
  </>
);
