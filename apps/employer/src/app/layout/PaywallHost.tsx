// Shows the wall of the plan that someone met, wherever they met it; until then nothing of it is fetched (PLT-010).
import { Suspense, useEffect } from 'react';
import { closePaywall, openPaywall, usePaywall } from '../../features/company/parts/paywall-store.ts';
import { onPaywall } from '../../platform/errors/paywall-signal.ts';
import { Paywall } from '../feature-pages.ts';

export function PaywallHost() {
  const wall = usePaywall();
  useEffect(() => onPaywall(() => openPaywall({ kind: 'locations' })), []);
  return <Suspense>{wall && <Paywall wall={wall} onClose={closePaywall} />}</Suspense>;
}
