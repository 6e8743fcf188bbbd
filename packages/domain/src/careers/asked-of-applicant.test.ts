import { describe, expect, it } from 'vitest';
import { CHECK_STATUSES } from '../background-checks/states.ts';
import { OFFER_STATUSES } from '../offers/states.ts';
import { isAsked, isDeclined, isDone } from './asked-of-applicant.ts';

describe('An offer or a background check', () => {
  it('asks something of the applicant only while it waits for them [CAR-012]', () => {
    expect(OFFER_STATUSES.filter((status) => isAsked('offer', status))).toEqual(['sent']);
    expect(CHECK_STATUSES.filter((status) => isAsked('background_check', status))).toEqual([
      'invitation_sent',
      'pre_adverse_action',
    ]);
    expect(isAsked('custom', 'sent')).toBe(false);
    expect(isAsked('offer', null)).toBe(false);
  });

  it('is done for the applicant once others go on with it [CAR-012]', () => {
    expect(OFFER_STATUSES.filter((status) => isDone('offer', status))).toEqual(['signed_by_applicant', 'signed']);
    expect(CHECK_STATUSES.filter((status) => isDone('background_check', status)).toSorted()).toEqual([
      'clear',
      'consider',
      'dispute',
      'pending',
    ]);
    expect(isDone('online_form', 'completed')).toBe(true);
    expect(isDone('online_form', 'not_submitted')).toBe(false);
  });

  it('is declined once the applicant said no, and then neither asked nor done [CAR-012]', () => {
    expect(OFFER_STATUSES.filter((status) => isDeclined('offer', status))).toEqual(['declined']);
    expect([isAsked('offer', 'declined'), isDone('offer', 'declined')]).toEqual([false, false]);
    expect(isDeclined('custom', 'declined')).toBe(false);
  });
});
