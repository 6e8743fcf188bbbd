// What every page stands in: theme, texts, server state, router.
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { DesignProvider } from '../design/theme/DesignProvider.tsx';
import { useLanguage } from '../platform/language/language.ts';
import { queryClient } from '../platform/query-client.ts';
import { useIsDark } from '../platform/theme/theme-choice.ts';
import type { Router } from './router.tsx';

export function App({ router }: { router: Router }) {
  const { antdLocale } = useLanguage();
  return (
    <DesignProvider dark={useIsDark()} antdLocale={antdLocale}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </DesignProvider>
  );
}
