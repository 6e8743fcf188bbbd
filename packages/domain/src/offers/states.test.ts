import { describe, expect, it } from 'vitest';
import { isOfferOpen, moveOffer, OFFER_EVENTS, OFFER_STATUSES, type OfferEvent, type OfferStatus } from './states.ts';

/** Every pair; what is not listed is refused. */
const TABLE: Record<OfferStatus, Partial<Record<OfferEvent, OfferStatus>>> = {
  not_sent: { send: 'sent' },
  sent: {
    view: 'sent',
    applicant_signs: 'signed_by_applicant',
    company_signs: 'sent',
    last_signs: 'signed',
    decline: 'declined',
    void: 'voided',
    expire: 'expired',
  },
  signed_by_applicant: {
    view: 'signed_by_applicant',
    company_signs: 'signed_by_applicant',
    last_signs: 'signed',
    void: 'voided',
  },
  signed: {},
  declined: { send: 'sent' },
  voided: { send: 'sent' },
  expired: { send: 'sent' },
};

const PAIRS = OFFER_STATUSES.flatMap((status) => OFFER_EVENTS.map((event) => [status, event] as const));

describe('An offer', () => {
  it.each(PAIRS)('that is %s: %s [OFR-003]', (status, event) => {
    const next = TABLE[status][event];
    expect(moveOffer(status, event)).toEqual(
      next ? { allowed: true, status: next } : { allowed: false, reason: status },
    );
  });

  it('is open while somebody has to sign [OFR-003]', () => {
    expect(OFFER_STATUSES.filter(isOfferOpen)).toEqual(['sent', 'signed_by_applicant']);
  });
});
