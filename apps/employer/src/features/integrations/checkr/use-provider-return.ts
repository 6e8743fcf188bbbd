// Completes the connection when the provider sent the browser back, once, and removes the code from the address.
import type { Integration } from '@onward/contract/integrations/integrations';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { toasts } from '../../../design/toasts/toasts.ts';
import { completeConnection } from '../integrations.api.ts';

const TOASTS: Partial<Record<Integration['status'], (text: string) => void>> = {
  active: (text) => toasts.success(text),
  pending: (text) => toasts.info(text),
  error: (text) => toasts.error(text),
};

/** True while the connection is being completed. */
export function useProviderReturn(): boolean {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [isConnecting, setConnecting] = useState(search.has('state'));
  const begun = useRef(false);
  useEffect(() => {
    const state = search.get('state');
    if (!state || begun.current) return;
    begun.current = true;
    const [code, error] = [search.get('code'), search.get('error')];
    setSearch({}, { replace: true });
    completeConnection('checkr', { state, ...(code && { code }), ...(error && { error }) })
      .then(({ status }) => TOASTS[status]?.(t(`integrations:checkr.results.${status}`)))
      // The shared handler shows why it failed.
      .catch(() => null)
      .finally(() => setConnecting(false));
  }, [search, setSearch, t]);
  return isConnecting;
}
