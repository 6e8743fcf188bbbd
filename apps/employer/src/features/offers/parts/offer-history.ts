// How offers appear in an applicant's activity (APP-013).
import { CircleX, Eye, FileSignature, FileX2, Hourglass, Send } from 'lucide-react';
import { detailText, type HistoryDetail, type RoomHistory } from '../../../platform/history-entry.ts';

export const offerHistory: RoomHistory<'offers'> = {
  title: (action, t) => t(`offers:history.${action}`),
  entries: {
    offer_sent: { icon: Send, tone: 'blue', details: documents },
    offer_viewed: { icon: Eye, tone: 'neutral' },
    offer_signed: { icon: FileSignature, tone: 'green' },
    offer_countersigned: { icon: FileSignature, tone: 'green' },
    offer_declined: { icon: CircleX, tone: 'red', details: reason },
    offer_voided: { icon: FileX2, tone: 'amber', details: reason },
    offer_expired: { icon: Hourglass, tone: 'amber' },
  },
};

function documents({ documents: names }: HistoryDetail): string {
  return Array.isArray(names) ? names.map(detailText).join(', ') : '';
}

function reason({ reason: words }: HistoryDetail): string {
  return detailText(words);
}
