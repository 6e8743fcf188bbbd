// A message sent both by email and by text is shown once, with both channels (MSG-003, CAR-020).
import type { Channel } from './channels.ts';

export interface SentMessage {
  id: number;
  channel: Channel;
  /** Of a text: the email with the same message. */
  sent_with: number | null;
}

export type Joined<M> = M & { channels: Channel[] };

/** In the order given. A message stays on its own where `mayJoin` says so, or where its email isn't among these. */
export function joinSentTogether<M extends SentMessage>(
  messages: readonly M[],
  mayJoin: (message: M) => boolean = () => true,
): Joined<M>[] {
  const joinable = new Set(messages.filter(mayJoin).map(({ id }) => id));
  const joins = ({ id, sent_with }: M): boolean => sent_with !== null && joinable.has(id) && joinable.has(sent_with);
  const texts = new Map(messages.filter(joins).map((text) => [text.sent_with, text]));
  return messages
    .filter((message) => !joins(message))
    .map((message) => {
      const text = texts.get(message.id);
      return { ...message, channels: text ? [message.channel, text.channel] : [message.channel] };
    });
}
