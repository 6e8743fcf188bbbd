// The reply box: text, photos or both.
import { type ConversationTask, replyToConversation } from '@onward/contract/interviews/bookings';
import { SMS_MAX } from '@onward/domain/messages/channels';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { useIsLive } from '../use-is-live.ts';
import { AttachButton, ReplyFiles, useReplyFiles } from './ReplyFiles.tsx';

interface Props {
  token: string;
  onSent: (conversation: ConversationTask) => void;
}

export function Reply({ token, onSent }: Props) {
  const { t } = useTexts();
  const id = useId();
  const [body, setBody] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const isLive = useIsLive();
  const files = useReplyFiles(token);
  const isTooLong = body.length > SMS_MAX;
  const isEmpty = body.trim() === '' && files.uploads.length === 0;

  const send = async (): Promise<void> => {
    if (isSending || files.isArriving || isTooLong || isEmpty) return;
    setSending(true);
    setFailure(null);
    setSent(false);
    try {
      const { conversation } = await api().call(replyToConversation, {
        params: { token },
        body: { body: body.trim(), attachment_upload_ids: files.uploads.map((upload) => upload.id) },
      });
      onSent(conversation);
      setBody('');
      files.clear();
      setSent(true);
    } catch (error) {
      setFailure(refusalOf(error)?.message || t('messages:page.failed'));
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      class="reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {(failure || isTooLong) && (
        <p class="notice notice-problem" role="alert">
          {isTooLong ? t('messages:page.tooLong', { count: SMS_MAX }) : failure}
        </p>
      )}
      <ReplyFiles files={files} />
      <div class="reply-row">
        <AttachButton files={files} />
        <label class="unseen" for={id}>
          {t('messages:page.write')}
        </label>
        <textarea
          id={id}
          rows={1}
          placeholder={t('messages:page.write')}
          value={body}
          onInput={({ currentTarget }) => setBody(currentTarget.value)}
        />
        <button
          class="reply-send"
          type="submit"
          disabled={!isLive || isSending || files.isArriving || isTooLong}
          aria-label={t('messages:page.send')}
        >
          <Icon name="send" />
        </button>
      </div>
      <p class="meta centered" role="status">
        {isSent ? t('messages:page.sent') : t('messages:page.onlyYou')}
      </p>
    </form>
  );
}
