import { useEffect, useState } from 'preact/hooks';

/**
 * False until the page's script runs. A form submitted before that would reload the page with its answers in the
 * address, so its button is disabled.
 */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
