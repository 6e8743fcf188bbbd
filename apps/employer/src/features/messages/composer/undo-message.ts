// Takes back a message that has not left yet and returns its text to the composer, wherever Undo was pressed (AHD-001).
import type { Message } from '@onward/contract/messages/conversations';
import { undoSend } from '../messages.api.ts';

/** How to restore each text that was sent from this page since it was loaded. */
const returns = new Map<number, () => void>();

export function rememberDraft(message: Pick<Message, 'id'>, giveBack: () => void): void {
  returns.set(message.id, giveBack);
}

export async function undoMessage(message: Pick<Message, 'id' | 'conversation_id'>): Promise<void> {
  await undoSend(message);
  returns.get(message.id)?.();
  returns.delete(message.id);
}
