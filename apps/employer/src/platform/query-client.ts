// Caches server responses by query. The API client retries, so queries don't (PLT-014). Without a connection they fail
// like any other call, so that the screen says so, instead of waiting silently.
import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
