import { describe, expect, it } from 'vitest';
import {
  CHECK_EVENTS,
  CHECK_STATUSES,
  type CheckEvent,
  type CheckStatus,
  decideRejectionForCheck,
  isCheckRunning,
  isFindingOpen,
  moveCheck,
} from './states.ts';

/** Every pair; what is not listed is refused. */
const TABLE: Record<CheckStatus, Partial<Record<CheckEvent, CheckStatus>>> = {
  not_ordered: { order: 'invitation_sent' },
  invitation_sent: {
    consent: 'pending',
    invitation_expires: 'expired',
    provider_cancels: 'canceled',
    cancel: 'canceled',
  },
  pending: {
    provider_pauses: 'suspended',
    provider_clears: 'clear',
    provider_considers: 'consider',
    provider_cancels: 'canceled',
    cancel: 'canceled',
  },
  suspended: {
    provider_resumes: 'pending',
    provider_clears: 'clear',
    provider_considers: 'consider',
    provider_cancels: 'canceled',
    cancel: 'canceled',
  },
  clear: {},
  consider: { accept: 'clear', provider_clears: 'clear', start_adverse_action: 'pre_adverse_action' },
  pre_adverse_action: {
    accept: 'clear',
    provider_clears: 'clear',
    waiting_time_passes: 'final_adverse_action',
    dispute: 'dispute',
  },
  dispute: { accept: 'clear', provider_clears: 'clear', finish_adverse_action: 'final_adverse_action' },
  final_adverse_action: {},
  canceled: { order: 'invitation_sent' },
  expired: { order: 'invitation_sent' },
};

const PAIRS = CHECK_STATUSES.flatMap((status) => CHECK_EVENTS.map((event) => [status, event] as const));

describe('A background check', () => {
  it.each(PAIRS)('that is %s: %s [CHK-006]', (status, event) => {
    const next = TABLE[status][event];
    expect(moveCheck(status, event)).toEqual(
      next ? { allowed: true, status: next } : { allowed: false, reason: status },
    );
  });

  it('is running while the applicant or the provider works on it [CHK-005]', () => {
    expect(CHECK_STATUSES.filter(isCheckRunning)).toEqual(['invitation_sent', 'pending', 'suspended', 'dispute']);
  });

  it.each(CHECK_STATUSES)('that is %s allows or refuses a rejection for it [AHD-012]', (status) => {
    const refused: Partial<Record<CheckStatus, string>> = {
      consider: 'pre_adverse_missing',
      pre_adverse_action: 'still_waiting',
      dispute: 'still_waiting',
    };
    const reason = refused[status];
    for (const other of [null, '', '  '])
      expect(decideRejectionForCheck(status, other)).toEqual(reason ? { allowed: false, reason } : { allowed: true });
    expect(decideRejectionForCheck(status, 'Cannot work weekends')).toEqual({ allowed: true });
    expect(isFindingOpen(status)).toBe(reason !== undefined);
  });
});
