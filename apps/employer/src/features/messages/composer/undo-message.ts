// Takes back a message that has not left yet and returns its text to the composer, wherever Undo was pressed (AHD-001).
import type { Message } from '@onward/contract/messages/conversations';
import { undoSend } from '../messages.api.ts';
import type { Draft } from './use-draft.ts';

type GiveBack = (sent: Draft) => void;

interface SentHere {
  /** As it was written, with its merge tags. */
  sent: Draft;
  giveBack: GiveBack;
  /** Takes the offer to undo away. */
  withdraw: () => void;
}

/** What was sent from this page since it was loaded. */
const sentHere = new Map<number, SentHere>();
/** The composers on the page, by conversation. */
const composers = new Map<number, GiveBack>();

export function rememberSent(message: Pick<Message, 'id'>, sent: SentHere): void {
  sentHere.set(message.id, sent);
}

/** Returns how to stop offering this composer. */
export function offerComposer(conversationId: number, giveBack: GiveBack): () => void {
  composers.set(conversationId, giveBack);
  return () => {
    if (composers.get(conversationId) === giveBack) composers.delete(conversationId);
  };
}

export async function undoMessage(message: Message): Promise<void> {
  await undoSend(message);
  const kept = sentHere.get(message.id);
  sentHere.delete(message.id);
  kept?.withdraw();
  const giveBack = composers.get(message.conversation_id) ?? kept?.giveBack;
  giveBack?.(kept?.sent ?? { channel: message.channel, subject: message.subject ?? '', body: message.body });
}
