// Records once per opening that a paywall was seen, and returns the details for an upgrade request (CMP-050).
import { useEffect, useState } from 'react';
import { paywallSeen, type SeenPaywall } from '../company.api.ts';

export function usePaywallSeen(paywall: Omit<SeenPaywall, 'page_url'>): SeenPaywall {
  const [seen] = useState({ ...paywall, page_url: location.href });
  useEffect(() => {
    void paywallSeen(seen);
  }, [seen]);
  return seen;
}
