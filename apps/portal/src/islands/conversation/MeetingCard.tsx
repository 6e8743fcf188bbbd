// The next interview, shown above the thread (design 44).
import type { ConversationTask } from '@onward/contract/interviews/bookings';
import { spokenTime } from '@onward/domain/platform/time/spoken-time';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';

interface Props {
  meeting: NonNullable<ConversationTask['meeting']>;
  zone: string;
}

export function MeetingCard({ meeting: { starts_at, is_confirmed, is_proposed, place, link }, zone }: Props) {
  const { t, language } = useTexts();
  const unsettled = t(is_proposed ? 'messages:page.proposed' : 'messages:page.unconfirmed');
  const parts = [t('messages:page.interview'), is_confirmed ? place : unsettled];
  return (
    <section class="card thread-meeting" aria-label={t('messages:page.interview')}>
      <span class="soft-tile" aria-hidden="true">
        <Icon name="calendar" />
      </span>
      <p>
        <strong>{spokenTime(new Date(starts_at), zone, language)}</strong>
        <span class="meta">{parts.filter(Boolean).join(', ')}</span>
      </p>
      {link && <a href={link}>{t('messages:page.change')}</a>}
    </section>
  );
}
