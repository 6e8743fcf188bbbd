// The states of an offer and the events that change them (OFR-003).

export const OFFER_STATUSES = [
  'not_sent',
  'sent',
  'signed_by_applicant',
  'signed',
  'declined',
  'voided',
  'expired',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/**
 * `applicant_signs` and `company_signs`: somebody else still has to sign. `last_signs`: everybody has. `view` only notes
 * when the applicant first opened it.
 */
export const OFFER_EVENTS = [
  'send',
  'view',
  'applicant_signs',
  'company_signs',
  'last_signs',
  'decline',
  'void',
  'expire',
] as const;
export type OfferEvent = (typeof OFFER_EVENTS)[number];

const MOVES: Record<OfferEvent, Partial<Record<OfferStatus, OfferStatus>>> = {
  send: { not_sent: 'sent', voided: 'sent', declined: 'sent', expired: 'sent' },
  view: { sent: 'sent', signed_by_applicant: 'signed_by_applicant' },
  applicant_signs: { sent: 'signed_by_applicant' },
  company_signs: { sent: 'sent', signed_by_applicant: 'signed_by_applicant' },
  last_signs: { sent: 'signed', signed_by_applicant: 'signed' },
  decline: { sent: 'declined' },
  void: { sent: 'voided', signed_by_applicant: 'voided' },
  expire: { sent: 'expired' },
};

export type OfferMove = { allowed: true; status: OfferStatus } | { allowed: false; reason: OfferStatus };

/** The reason of a refusal is the state that doesn't allow the event. */
export function moveOffer(status: OfferStatus, event: OfferEvent): OfferMove {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

/** Waits for somebody to sign, so it can be reminded of, voided, and replaced. */
export const isOfferOpen = (status: OfferStatus): boolean => status === 'sent' || status === 'signed_by_applicant';
