// How messages appear in an applicant's activity (APP-013).
import { Ban, MessageSquareText, Send, UserCheck } from 'lucide-react';
import { detailText, type HistoryDetail, type RoomHistory } from '../../../platform/history-entry.ts';

const excerpt = ({ excerpt: text }: HistoryDetail): string => detailText(text);

export const messageHistory: RoomHistory<'messages'> = {
  title: (action, t) => t(`messages:history.${action}`),
  entries: {
    message_sent: { icon: Send, tone: 'teal', details: excerpt },
    message_received: { icon: MessageSquareText, tone: 'teal', details: excerpt },
    opted_out: { icon: Ban, tone: 'amber' },
    opted_in: { icon: UserCheck, tone: 'neutral' },
  },
};
