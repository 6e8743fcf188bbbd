// How the states of offers and signers are shown everywhere.
import type { SignerStatus } from '@onward/domain/documents/signing';
import type { OfferStatus } from '@onward/domain/offers/states';
import { CircleCheck, CircleDashed, CircleX, Clock, FileSignature, FileX2, Hourglass, Send } from 'lucide-react';
import type { PillLook } from '../../../design/status/Pill.tsx';

export const OFFER_PILLS: Record<OfferStatus, PillLook> = {
  not_sent: { tone: 'neutral', icon: CircleDashed },
  sent: { tone: 'violet', icon: Send },
  signed_by_applicant: { tone: 'blue', icon: FileSignature },
  signed: { tone: 'green', icon: CircleCheck },
  declined: { tone: 'red', icon: CircleX },
  voided: { tone: 'neutral', icon: FileX2 },
  expired: { tone: 'amber', icon: Hourglass },
};

export const SIGNER_PILLS: Record<SignerStatus, PillLook> = {
  waiting: { tone: 'neutral', icon: CircleDashed },
  open: { tone: 'violet', icon: Clock },
  signed: { tone: 'green', icon: CircleCheck },
  declined: { tone: 'red', icon: CircleX },
};
