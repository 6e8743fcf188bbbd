// The thread with the employer, opened through a link: read and answered without an account (CAR-020).

import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { type ConversationTask, getConversationTask } from '@onward/contract/interviews/bookings';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Tile } from '../../parts/Tile.tsx';
import { useTexts } from '../../texts/texts.ts';
import { api } from '../api.ts';
import { TaskBar } from '../TaskBar.tsx';
import { MeetingCard } from './MeetingCard.tsx';
import { Reply } from './Reply.tsx';
import { Thread } from './Thread.tsx';
import { mergeMessages } from './thread.ts';
import { useOwnZone } from './use-own-zone.ts';

interface Props {
  conversation: ConversationTask;
  token: string;
}

const POLL_MS = 15_000;

export function ConversationIsland({ conversation, token, frame }: Props & { frame: PageFrame }) {
  const { t } = useTexts();
  const [messages, setMessages] = useState(conversation.messages);
  const [hasOlder, setHasOlder] = useState(conversation.has_older);
  const [meeting, setMeeting] = useState(conversation.meeting);
  const zone = useOwnZone(conversation.time_zone);
  const take = useCallback((answer: ConversationTask) => {
    setMessages((known) => mergeMessages(known, answer.messages));
    setMeeting(answer.meeting);
  }, []);
  usePolling(token, take);

  const showOlder = async () => {
    const before = messages.at(-1)?.id;
    const answer = await api()
      .call(getConversationTask, { params: { token }, query: before === undefined ? {} : { before } })
      .catch(() => null);
    if (!answer) return;
    take(answer.conversation);
    setHasOlder(answer.conversation.has_older);
  };
  const { brand_name, company_name, brand_color, position_title, location_name } = conversation;
  const brand = brand_name || company_name;
  return (
    <div class="column task conversation">
      <div class="conversation-head">
        <Tile name={brand_name || company_name} logo_url={null} color={brand_color} />
        <TaskBar
          frame={frame}
          title={location_name ? t('messages:page.place', { brand, location: location_name }) : brand}
          more={position_title}
        />
      </div>
      <main id="content" tabIndex={-1}>
        <h1 class="unseen">{t('messages:page.title', { company: brand_name || company_name })}</h1>
        {meeting && <MeetingCard meeting={meeting} zone={zone} />}
        <Thread messages={messages} token={token} zone={zone} onOlder={hasOlder ? showOlder : null} />
        <Reply token={token} onSent={take} />
      </main>
    </div>
  );
}

/** Loads new replies while the page is open and visible. */
function usePolling(token: string, take: (answer: ConversationTask) => void): void {
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await api()
        .call(getConversationTask, { params: { token }, query: {} })
        .catch(() => null);
      if (answer) take(answer.conversation);
    };
    const timer = setInterval(() => void look(), POLL_MS);
    const lookNow = () => void look();
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [token, take]);
}
