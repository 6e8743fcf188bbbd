// API calls with the portal's own token, in the language of the page.
import { type Client, createClient } from '@onward/client/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface PortalClient extends Client {
  /** For requests that `fetch` can't make, such as uploads with progress. */
  headers(): Record<string, string>;
}

export function createPortalClient(token: string): PortalClient {
  const headers = () => ({ locale: document.documentElement.lang, authorization: `Bearer ${token}` });
  return { ...createClient({ baseUrl: '', headers }), headers };
}

export const PortalClientContext = createContext<PortalClient | null>(null);

export function usePortalClient(): PortalClient {
  const client = useContext(PortalClientContext);
  if (!client) throw new Error('The portal is not open.');
  return client;
}
