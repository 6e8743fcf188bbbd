// How an applicant can be sent the links of their application, and what they can still add (CAR-012, AHD-009).
import { type Reachable, whyUnreachable } from '../messages/reaching.ts';

export const TEXT_REACHES = ['sends', 'asks_first', 'none'] as const;
export const REACH_OFFERS = ['email', 'text'] as const;
export type ReachOffer = (typeof REACH_OFFERS)[number];

export interface ReceiptReach {
  email: boolean;
  /** `asks_first`: the number is not confirmed, so it gets one text, which asks to reply YES. */
  text: (typeof TEXT_REACHES)[number];
  offers: ReachOffer[];
}

export interface ReceiptReader {
  person: Reachable;
  /** Texts to this number are possible: its country is served and nobody texted STOP from it. */
  isTextable: boolean;
  /** This application created the person. Contact details of a known person are changed by staff only (CAR-010). */
  isNewPerson: boolean;
}

export function receiptReach({ person, isTextable, isNewPerson }: ReceiptReader): ReceiptReach {
  const canAllowTexts = isTextable && person.globalPhone !== null && !person.smsConsent && !person.smsOptOut;
  return {
    email: whyUnreachable(person, 'email', 'automation') === null,
    text: isTextable ? textReach(person) : 'none',
    offers: [
      ...(person.email === null && isNewPerson ? (['email'] as const) : []),
      ...(canAllowTexts ? (['text'] as const) : []),
    ],
  };
}

function textReach(person: Reachable): ReceiptReach['text'] {
  if (whyUnreachable(person, 'sms', 'automation') === null) return 'sends';
  return whyUnreachable(person, 'sms', 'confirmation') === null ? 'asks_first' : 'none';
}
