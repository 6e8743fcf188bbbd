// Whether a check can be ordered for an applicant (CHK-005).
import type { NodeStatus } from './packages.ts';
import { type CheckStatus, isCheckRunning, isFindingOpen, moveCheck } from './states.ts';

/** The most people that a check is ordered for at once. */
export const CHECKS_AT_ONCE_MAX = 100;

export interface OrderFacts {
  /** Whether the connection to the provider works. */
  isConnected: boolean;
  /** Of the place of work; null when it has none. */
  node: { status: NodeStatus; available_packages: readonly string[] } | null;
  /** The stage status of the applicant, as a check. */
  status: CheckStatus;
  /** Of the newest check, also of an earlier visit to the stage. */
  newest: CheckStatus | null;
}

export type OrderDecision = { allowed: true } | { allowed: false; reason: 'not_set_up' | 'running' | 'finished' };

export function decideOrder({ isConnected, node, status, newest }: OrderFacts, slug: string): OrderDecision {
  if (newest && (isCheckRunning(newest) || isFindingOpen(newest))) return { allowed: false, reason: 'running' };
  if (!moveCheck(status, 'order').allowed) return { allowed: false, reason: 'finished' };
  const canOrder = isConnected && node?.status === 'active' && node.available_packages.includes(slug);
  return canOrder ? { allowed: true } : { allowed: false, reason: 'not_set_up' };
}

/** The package to suggest: the one of the stage, the usual one of the place, or the first. */
export const usualPackage = (
  available: readonly string[],
  ofStage: string | null,
  ofNode: string | null,
): string | null => [ofStage, ofNode, ...available].find((slug) => slug !== null && available.includes(slug)) ?? null;
