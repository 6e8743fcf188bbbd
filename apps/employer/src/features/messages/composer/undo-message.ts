// Takes back a message that has not left yet and returns its text to the composer, wherever Undo was pressed (AHD-001).
import type { Message } from '@onward/contract/messages/conversations';
import { undoSend } from '../messages.api.ts';

/** What happens on this page when a message that was sent from it is taken back. */
interface Undoing {
  giveBack: () => void;
  /** Takes the offer to undo away. */
  withdraw: () => void;
}

const undoings = new Map<number, Undoing>();

export function rememberSent(message: Pick<Message, 'id'>, undoing: Undoing): void {
  undoings.set(message.id, undoing);
}

export async function undoMessage(message: Pick<Message, 'id' | 'conversation_id'>): Promise<void> {
  await undoSend(message);
  undoings.get(message.id)?.giveBack();
  undoings.get(message.id)?.withdraw();
  undoings.delete(message.id);
}
