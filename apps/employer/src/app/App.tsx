// What every page needs: theme, server state, router, and toasts.
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../platform/query-client.ts';
import { ConfirmationArea } from './ConfirmationArea.tsx';
import { OfflineNotice } from './layout/OfflineNotice.tsx';
import type { Router } from './router.tsx';
import { ToastArea } from './ToastArea.tsx';
import '../design/theme/fonts.css';
import 'virtual:tokens.css';
import '../design/theme/global.css';

export const App = ({ router }: { router: Router }) => (
  <QueryClientProvider client={queryClient}>
    <ToastArea />
    <ConfirmationArea />
    <RouterProvider router={router} />
    <OfflineNotice />
  </QueryClientProvider>
);
