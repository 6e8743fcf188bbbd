// Writes one message: its draft, what prevents sending, and sending with undo (MSG-005, AHD-001).
import type { Conversation, Message } from '@onward/contract/messages/conversations';
import { type Channel, messageProblem, SMS_MAX } from '@onward/domain/messages/channels';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { send, type Upload } from '../messages.api.ts';
import { unknownTags } from '../parts/tag-text.ts';
import { offerComposer, rememberSent, undoMessage } from './undo-message.ts';
import { type Draft, useDraft } from './use-draft.ts';

export function useComposer(conversation: Conversation) {
  const { t } = useTranslation();
  const { draft, change, clear, giveBack } = useDraft(conversation.id, channelFor(conversation));
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const [later, setLater] = useState<Date | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const problem = useProblemText(draft, files);
  const isReachable = conversation.reach[draft.channel].reason === null;
  useEffect(() => offerComposer(conversation.id, giveBack), [conversation.id, giveBack]);

  const offerUndo = (message: Message, sent: Draft): void => {
    const said = message.leaves_at && later ? t('messages:composer.willLeave') : t('messages:composer.sent');
    const withdraw = toasts.success(said, {
      label: t('shell:undo'),
      // The global error handler shows that it was too late to undo.
      run: () => void undoMessage(message).catch(() => null),
    });
    rememberSent(message, { sent, giveBack, withdraw });
  };

  const submit = async (): Promise<void> => {
    if (sending.current || problem || !isReachable) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const message = await send(conversation.id, {
        channel: draft.channel,
        subject: draft.channel === 'email' ? draft.subject.trim() : null,
        body: draft.body.trim(),
        attachment_upload_ids: files.map(({ id }) => id),
        send_at: later?.toISOString() ?? null,
      });
      offerUndo(message, draft);
      clear();
      setFiles([]);
      setLater(null);
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { draft, change, files, setFiles, later, setLater, failure, busy, problem, isReachable, submit };
}

/** The channel of the last message if it can be used, otherwise the first that can. */
function channelFor({ last_message, reach }: Conversation): Channel {
  const last = last_message?.channel;
  if (last && reach[last].reason === null) return last;
  return reach.sms.reason === null || reach.email.reason !== null ? 'sms' : 'email';
}

/** Why the message cannot be sent, or null. An empty message is not an error, but it cannot be sent either. */
export function useProblemText(draft: Draft, files: readonly Upload[]): string | null {
  const { t } = useTranslation();
  const unknown = unknownTags(`${draft.subject}\n${draft.body}`);
  if (unknown.length > 0) return t('messages:composer.unknownTags', { tags: unknown.join(', ') });
  const problem = messageProblem({ ...draft, attachments: files });
  if (!problem) return null;
  return t(`messages:composer.problems.${problem.key}_${problem.field}`, { count: problem.count ?? SMS_MAX });
}
