// The messages of both sides.

import { isPicture } from '@onward/domain/attachments/uploads';
import type { Joined } from '@onward/domain/messages/sent-together';
import { foreignLanguage } from '@onward/domain/platform/detect-language';
import { spokenClock, spokenZone } from '@onward/domain/platform/time/spoken-time';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { linkedParts } from './linked-text.ts';
import { daysOf, type ThreadMessage } from './thread.ts';

interface Props {
  messages: readonly ThreadMessage[];
  token: string;
  zone: string;
  /** Null at the start of the thread. */
  onOlder: (() => Promise<void>) | null;
}

export function Thread({ messages, token, zone, onOlder }: Props) {
  const { t, language } = useTexts();
  const end = useEndInSight(messages[0]?.id ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <div {...end} class="thread" role="log" tabIndex={0} aria-label={t('messages:page.thread')}>
      {onOlder && (
        <button class="quiet-button thread-older" type="button" onClick={() => void onOlder()}>
          {t('messages:page.older')}
        </button>
      )}
      {messages.length > 0 && (
        <p class="meta centered">{t('messages:page.zone', { zone: spokenZone(zone, language) })}</p>
      )}
      {messages.length === 0 && <p class="meta centered thread-none">{t('messages:page.none')}</p>}
      {daysOf(messages, language, zone).map(({ day, messages: ofDay }) => (
        <section key={day} class="thread-day">
          <h2 class="thread-date">{day}</h2>
          <ol>
            {ofDay.map((message) => (
              <Bubble key={message.id} message={message} token={token} zone={zone} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Closer than this to the end counts as being there. */
const NEAR_END = 40;

/** A new message brings the end into sight, and it stays there when the message's pictures arrive. */
function useEndInSight(newest: number) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const showEnd = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new message scrolls
  useEffect(() => {
    isAtEnd.current = true;
    showEnd();
  }, [newest]);
  return {
    ref: box,
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: { currentTarget: HTMLDivElement }) => {
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
    },
    // Loading does not bubble, so it is caught on its way down.
    onLoadCapture: () => isAtEnd.current && showEnd(),
  };
}

interface BubbleProps {
  message: Joined<ThreadMessage>;
  token: string;
  zone: string;
}

function Bubble({ message, token, zone }: BubbleProps) {
  const { t, language } = useTexts();
  const { is_mine, sender_name, subject, body, attachments, created_at, channels } = message;
  const time = spokenClock(new Date(created_at), zone, language);
  const ways = channels.length > 1 ? t('messages:page.bothChannels') : t(`messages:page.channels.${channels[0]}`);
  return (
    <li class={is_mine ? 'turn turn-mine' : 'turn'}>
      <div class="bubble" lang={is_mine ? undefined : foreignLanguage(`${subject ?? ''} ${body}`, language)}>
        {subject && <strong>{subject}</strong>}
        <p>
          <LinkedText text={body} />
        </p>
        {attachments.map((file) => (
          <BubbleFile key={file.id} file={file} token={token} />
        ))}
      </div>
      <p class="meta">
        {[is_mine ? t('messages:page.you') : sender_name, is_mine ? null : ways, time].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
}

const LinkedText = ({ text }: { text: string }) => (
  <>
    {linkedParts(text).map((part, at) =>
      part.href ? (
        <a key={at} class="bubble-link" href={part.href}>
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </>
);

function BubbleFile({ file, token }: { file: ThreadMessage['attachments'][number]; token: string }) {
  const { id, file_name, content_type } = file;
  const address = `/v1/applicant_tasks/conversations/${token}/attachments/${id}`;
  if (isPicture(content_type)) {
    return (
      <a class="bubble-picture" href={address}>
        <img src={address} alt={file_name} loading="lazy" />
      </a>
    );
  }
  return (
    <a class="bubble-file" href={address}>
      <Icon name="file" size={18} />
      {file_name}
    </a>
  );
}
