// Holds the server's second factor challenge until it is completed (IDN-041).
import type { SecondFactorAsked } from '@onward/contract/identity/identity';
import type { NavigateFunction } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import type { OpenedSession } from '../../../platform/session/session.ts';
import { enter } from '../../../platform/session/session-actions.ts';

type SecondStep = SecondFactorAsked['second_factor'];

interface PendingStep {
  step: SecondStep;
  returnTo: string | null;
}

/** In memory only: after a reload the user starts again with the password. */
let pending: PendingStep | null = null;

export const pendingSecondStep = (): PendingStep | null => pending;

export const forgetSecondStep = (): void => {
  pending = null;
};

const asksForMore = (answer: object): answer is SecondFactorAsked => 'second_factor' in answer;

/**
 * Starts the session, or opens the second factor page when it is required. Returns true when the session has started.
 */
export function proceed<Opened extends object>(
  answer: Opened | SecondFactorAsked,
  open: (answer: Opened) => OpenedSession,
  navigate: NavigateFunction,
  returnTo: string | null = null,
): boolean {
  if (asksForMore(answer)) {
    pending = { step: answer.second_factor, returnTo };
    navigate(paths.secondStep(), { replace: true });
    return false;
  }
  enter(open(answer as Opened));
  return true;
}
