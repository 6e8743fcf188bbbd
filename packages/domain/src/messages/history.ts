// What the messages room adds to an applicant's history (APP-013).
import type { HistoryKind } from '../applicants/history-kinds.ts';

export const MESSAGE_HISTORY = {
  message_sent: 'messages',
  message_received: 'messages',
  opted_out: 'messages',
  opted_in: 'messages',
} as const satisfies Record<string, HistoryKind>;
