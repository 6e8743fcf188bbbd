import { CHECK_STATUSES, type CheckStatus } from '@onward/domain/background-checks/states';
import { describe, expect, it } from 'vitest';
import { isAdverse, shownState } from './shown-state.ts';

const NOW = '2026-11-10T15:00:00Z';
const LATER = '2026-11-17T15:00:00Z';

const NOTICE = {
  pre_at: NOW,
  final_at: null,
  message: null,
  waits_until: '2026-11-18',
  disputed_at: null,
  statement: null,
  has_pre_letter: true,
  has_final_letter: false,
};
const taskIn = (status: CheckStatus, expires_at = LATER, is_refused = false) => ({
  background_check: { status, expires_at, is_refused },
  adverse_action: NOTICE,
});

describe('The page of a background check', () => {
  it.each([
    ['not_ordered', 'canceled'],
    ['invitation_sent', 'open'],
    ['pending', 'pending'],
    ['suspended', 'suspended'],
    ['clear', 'clear'],
    ['consider', 'consider'],
    ['pre_adverse_action', 'pre_adverse_action'],
    ['dispute', 'dispute'],
    ['final_adverse_action', 'final_adverse_action'],
    ['canceled', 'canceled'],
    ['expired', 'expired'],
  ] as const)('shows a check that is %s as %s [CHK-006, CAR-014]', (status, shown) => {
    expect(shownState(taskIn(status), NOW)).toBe(shown);
  });

  it('knows every state of a check [CHK-006]', () => {
    const views = CHECK_STATUSES.map((status) => shownState(taskIn(status), NOW));
    expect(views.filter(isAdverse)).toEqual(['pre_adverse_action', 'dispute', 'final_adverse_action']);
  });

  it('shows an open check as expired after its last moment [CHK-006, CAR-014]', () => {
    expect(shownState(taskIn('invitation_sent', NOW), NOW)).toBe('expired');
  });

  it('says nothing about a first notice before it is sent [CHK-006]', () => {
    expect(shownState({ ...taskIn('pre_adverse_action'), adverse_action: null }, NOW)).toBe('consider');
  });

  it('says that the applicant did not agree, also when the page is opened again [CHK-010]', () => {
    expect(shownState(taskIn('canceled', LATER, true), NOW)).toBe('refused');
  });
});
