// Tells the sender and the signers of an offer what happened to it (OFR-014, NTF-002).
import type { NotificationType } from '@onward/domain/notifications/types';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import type { OfferRow } from './offers.queries.ts';
import type { OfferRecipient } from './sending/offer-recipients.ts';

export interface OfferNews {
  type: Extract<NotificationType, 'offer_signed' | 'offer_declined'>;
  /** What happened, within its type: the text is `notifications:events.<type>` with this context. */
  what: 'signed' | 'your_turn' | 'declined' | 'expired';
  staffIds: readonly (number | null)[];
  link: string;
  /** They got an email of this room about it. */
  isMailed?: boolean;
}

export function notifyOfOffer(
  tx: Transaction,
  offer: OfferRow,
  to: OfferRecipient,
  { type, what, staffIds, link, isMailed = false }: OfferNews,
): Promise<void> {
  const only = staffIds.filter((id) => id !== null);
  if (only.length === 0) return Promise.resolve();
  return notifyStaff(tx, {
    company_id: offer.company_id,
    type,
    key: `offer:${offer.id}:${what}:${only.join('-')}`,
    actor_staff_id: null,
    // The sender and the signers are told wherever they may look.
    record: {},
    details: { applicant: `${to.first_name} ${to.last_name}`, position: to.position_title, context: what },
    link,
    only_staff_ids: only,
    is_mailed: isMailed,
  });
}
