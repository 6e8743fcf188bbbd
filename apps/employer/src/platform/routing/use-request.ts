// Another page or the command palette asks a page by its address to open a form; the address then loses the parameter.
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** `add` for something new, `end` for the end of an employment. */
type Request = 'add' | 'end';

export function useRequest(request: Request, onRequest: () => void): void {
  const [address, setAddress] = useSearchParams();
  const isRequested = address.get(request) === 'true';
  const answer = useEffectEvent(() => {
    onRequest();
    const next = new URLSearchParams(address);
    next.delete(request);
    setAddress(next, { replace: true });
  });
  useEffect(() => {
    if (isRequested) answer();
  }, [isRequested]);
}
