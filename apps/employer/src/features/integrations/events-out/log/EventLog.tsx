// The log of state changes, newest first, by kind of record and type.
import type { LoggedEvent } from '@onward/contract/integrations/webhooks';
import { EVENT_SUBJECTS, EVENT_TYPES, typesAbout } from '@onward/domain/integrations/events-out/event-catalog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FilterChip } from '../../../../design/lists/FilterChip.tsx';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import frame from '../EventsOut.module.css';
import { eventsQuery } from '../events-out.api.ts';
import styles from './EventLog.module.css';

export function EventLog() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const subject = address.get('subject') ?? undefined;
  const type = address.get('type') ?? undefined;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    eventsQuery({ subject, type }),
  );
  const set = (changes: Record<string, string | undefined>) =>
    setAddress((now) => {
      for (const [name, value] of Object.entries(changes))
        value === undefined ? now.delete(name) : now.set(name, value);
      return now;
    });
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <section className={frame.section} aria-label={t('events-out:tabs.events')}>
      <p className={styles.text}>{t('events-out:log.text')}</p>
      <div className={frame.head}>
        <FilterChip
          label={t('events-out:log.about')}
          options={EVENT_SUBJECTS.map((value) => ({ value, label: t(`events-out:subjects.${value}`) }))}
          value={subject}
          onChange={(value) => set({ subject: value, type: undefined })}
        />
        <FilterChip
          label={t('events-out:log.type')}
          options={(subject ? typesAbout(subject) : EVENT_TYPES).map((value) => ({ value, label: value }))}
          value={type}
          onChange={(value) => set({ type: value })}
        />
      </div>
      {!data && error && (
        <LoadFailure title={t('events-out:log.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows avatar={false} />}
      {data && events.length === 0 && (
        <EmptyState
          kind={subject || type ? 'no_match' : 'nothing_to_do'}
          title={t(`events-out:log.${subject || type ? 'noMatch' : 'none'}`)}
          action={
            (subject || type) && (
              <Button onClick={() => set({ subject: undefined, type: undefined })}>{t('events-out:log.clear')}</Button>
            )
          }
        />
      )}
      {events.length > 0 && (
        <ul className={frame.rows}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className={styles.more ?? ''} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('events-out:log.more')}
        </Button>
      )}
    </section>
  );
}

function EventRow({ event }: { event: LoggedEvent }) {
  const { moment } = useDates();
  const facts = Object.entries(event.data)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · ');
  return (
    <li className={styles.row}>
      <details>
        <summary>
          <strong>{event.type}</strong>
          <span>{event.subject_name}</span>
          <time dateTime={event.created_at}>{moment(event.created_at)}</time>
        </summary>
        <p>
          <code>{event.event_key}</code> {facts}
        </p>
      </details>
    </li>
  );
}
