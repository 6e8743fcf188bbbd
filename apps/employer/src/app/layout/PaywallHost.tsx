// Shows the plan limit that the user reached, on any page; loaded only then (PLT-010).
import { Suspense, useEffect } from 'react';
import { closePaywall, openPaywall, usePaywall } from '../../features/company/parts/paywall-store.ts';
import { onPaywall } from '../../platform/errors/paywall-signal.ts';
import { Paywall } from '../feature-pages.ts';

export function PaywallHost() {
  const wall = usePaywall();
  useEffect(() => onPaywall(() => openPaywall({ kind: 'locations' })), []);
  return <Suspense>{wall && <Paywall wall={wall} onClose={closePaywall} />}</Suspense>;
}
