// The public page of the documents room: anyone can check a sealed file (AHD-010).
import type { PageRoute } from '../../platform/http/pages/portal-pages.ts';

export const documentsPages = (): PageRoute[] => [
  {
    method: 'GET',
    limit: 'public_read',
    audience: 'listed',
    path: '/verify',
    handler: async () => ({ content: { kind: 'verify' } }),
  },
];
