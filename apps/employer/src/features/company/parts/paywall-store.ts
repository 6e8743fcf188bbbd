// Holds the paywall to show: any feature can open it here, and the shell renders it (CMP-046, CMP-052).
import type { PlanFeature } from '@onward/domain/company/plan';
import { createStore, useStore } from '../../../platform/store.ts';

export type Paywall = { kind: 'locations' } | { kind: 'hiring'; feature: PlanFeature | null };

const store = createStore<Paywall | null>(null);

export const openPaywall = (paywall: Paywall): void => store.set(paywall);
export const closePaywall = (): void => store.set(null);
export const usePaywall = (): Paywall | null => useStore(store);
