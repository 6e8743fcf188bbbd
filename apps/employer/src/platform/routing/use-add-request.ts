// The command palette opens a page's form for something new by the address, which then loses the parameter.
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const ADD = 'add';

export function useAddRequest(onRequest: () => void): void {
  const [address, setAddress] = useSearchParams();
  const isRequested = address.get(ADD) === 'true';
  const answer = useEffectEvent(() => {
    onRequest();
    const next = new URLSearchParams(address);
    next.delete(ADD);
    setAddress(next, { replace: true });
  });
  useEffect(() => {
    if (isRequested) answer();
  }, [isRequested]);
}
