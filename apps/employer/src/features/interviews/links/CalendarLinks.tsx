// The user's external calendars: what is read and written, and a card per provider (SCH-014).
import {
  CALENDAR_PROVIDERS,
  CONNECT_RESULTS,
  type ConnectResult,
  isCalendarProvider,
} from '@onward/domain/interviews/external-calendars';
import { useQuery } from '@tanstack/react-query';
import { Eye, PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { usePublicConfiguration } from '../../../platform/public-configuration.ts';
import { linksQuery, PROVIDER_NAMES } from '../parts/calendar-links.api.ts';
import { useLiveMeetings } from '../parts/use-live-meetings.ts';
import styles from './CalendarLinks.module.css';
import { LinkCard } from './LinkCard.tsx';

export default function CalendarLinks() {
  const { t } = useTranslation();
  const { services } = usePublicConfiguration();
  const { data: links, error, refetch } = useQuery(linksQuery);
  useConnectResult();
  useLiveMeetings();
  return (
    <section className={styles.section} aria-labelledby="calendar-links">
      <h3 id="calendar-links" className={styles.heading}>
        {t('interviews:links.title')}
      </h3>
      <p className={styles.text}>{t('interviews:links.text')}</p>
      <ul className={styles.facts}>
        <li>
          <Eye size={15} aria-hidden="true" />
          {t('interviews:links.reads')}
        </li>
        <li>
          <PenLine size={15} aria-hidden="true" />
          {t('interviews:links.writes')}
        </li>
      </ul>
      {links ? (
        <ul className={styles.cards}>
          {CALENDAR_PROVIDERS.map((provider) => ({ provider, link: links.find((one) => one.provider === provider) }))
            .filter(({ provider, link }) => link || services.includes(provider))
            .map(({ provider, link }) => (
              <LinkCard key={provider} provider={provider} link={link} />
            ))}
          {links.length === 0 && !CALENDAR_PROVIDERS.some((one) => services.includes(one)) && (
            <li className={styles.text}>{t('interviews:links.off')}</li>
          )}
        </ul>
      ) : error ? (
        <LoadFailure title={t('interviews:links.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} avatar={false} />
      )}
    </section>
  );
}

/** Shows the result once after the provider redirects back, and removes it from the URL. */
function useConnectResult(): void {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const result = CONNECT_RESULTS.find((one) => one === search.get('calendar'));
  const provider = search.get('provider') ?? '';
  useEffect(() => {
    if (!result) return;
    const values = { provider: isCalendarProvider(provider) ? PROVIDER_NAMES[provider] : '' };
    TOASTS[result](t(`interviews:links.results.${result}`, values));
    setSearch({}, { replace: true });
  }, [result, provider, t, setSearch]);
}

const TOASTS: Record<ConnectResult, (text: string) => void> = {
  connected: (text) => toasts.success(text),
  declined: (text) => toasts.info(text),
  incomplete: (text) => toasts.error(text),
  failed: (text) => toasts.error(text),
};
