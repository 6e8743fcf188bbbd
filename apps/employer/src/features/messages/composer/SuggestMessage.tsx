// Drafts a message from what is written already and the message it replies to (CMP-003).
import { suggestMessage } from '@onward/contract/messages/message-suggestions';
import type { Channel } from '@onward/domain/messages/channels';
import { api } from '../../../platform/api.ts';
import { SuggestButton } from '../../../platform/suggestions/SuggestButton.tsx';

interface Props {
  written: { channel: Channel; subject: string; body: string };
  /** The applicant's last message; empty when there is none to reply to. */
  replyingTo?: string;
  onText: (body: string) => void;
  disabled?: boolean;
}

export function SuggestMessage({ written: { channel, subject, body }, replyingTo = '', onText, disabled }: Props) {
  const ask = async (signal: AbortSignal) => {
    const shown = { message_suggestion: { channel, subject, body, replying_to: replyingTo } };
    return (await api.call(suggestMessage, { body: shown, signal, silent: true })).message_suggestion.body;
  };
  return (
    <SuggestButton permission={['edit_message']} text={body} ask={ask} onText={onText} disabled={disabled ?? false} />
  );
}
