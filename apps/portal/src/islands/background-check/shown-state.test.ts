import { CHECK_STATUSES } from '@onward/domain/background-checks/states';
import { describe, expect, it } from 'vitest';
import { isAdverse, shownState } from './shown-state.ts';

const NOW = '2026-11-10T15:00:00Z';
const LATER = '2026-11-17T15:00:00Z';

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
    expect(shownState({ status, expires_at: LATER }, NOW, false)).toBe(shown);
  });

  it('knows every state of a check [CHK-006]', () => {
    const views = CHECK_STATUSES.map((status) => shownState({ status, expires_at: LATER }, NOW, false));
    expect(views.filter(isAdverse)).toEqual(['pre_adverse_action', 'dispute', 'final_adverse_action']);
  });

  it('shows an open check as expired after its last moment [CHK-006, CAR-014]', () => {
    expect(shownState({ status: 'invitation_sent', expires_at: NOW }, NOW, false)).toBe('expired');
  });

  it('says that the applicant did not agree, right after they said so [CHK-010]', () => {
    expect(shownState({ status: 'canceled', expires_at: LATER }, NOW, true)).toBe('refused');
  });
});
