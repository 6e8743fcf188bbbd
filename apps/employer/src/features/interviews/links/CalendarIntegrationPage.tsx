// A calendar provider as an integration: how many people use it, and the user's own connection (INT-004, SCH-014).
import type { CalendarProvider } from '@onward/domain/interviews/external-calendars';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { ConnectionPill } from '../../integrations/parts/ConnectionPill.tsx';
import { useIntegration } from '../../integrations/parts/use-integration.ts';
import { linksQuery } from '../parts/calendar-links.api.ts';
import { useLiveMeetings } from '../parts/use-live-meetings.ts';
import styles from './CalendarLinks.module.css';
import { LinkCard } from './LinkCard.tsx';

export default function CalendarIntegrationPage({ provider }: { provider: CalendarProvider }) {
  const { t } = useTranslation();
  const { integration, error, refetch } = useIntegration(`${provider}_calendar`);
  const links = useQuery(linksQuery);
  const own = links.data?.find((link) => link.provider === provider);
  useLiveMeetings();
  const failure = error ?? links.error;
  return (
    <>
      <PageHeader
        title={integration?.name ?? t('shell:pages.calendarIntegration')}
        titleOnPhone
        crumbs={[{ label: t('shell:company.panels.integrations'), to: paths.company('integrations') }]}
        beside={integration && <ConnectionPill status={integration.status} />}
      />
      <PageBody>
        {integration === null ? (
          <p>{t('integrations:calendars.off')}</p>
        ) : integration && links.data ? (
          <>
            <Team integration={integration} />
            <section className={styles.section} aria-labelledby="own-calendar">
              <h2 id="own-calendar" className={styles.heading}>
                {t('integrations:calendars.own')}
              </h2>
              <p className={styles.text}>{t('interviews:links.text')}</p>
              <ul className={styles.single}>
                <LinkCard provider={provider} link={own} />
              </ul>
              <Link className={styles.more} to={paths.account('calendar')}>
                <CalendarClock size={15} aria-hidden="true" />
                {t('integrations:calendars.all')}
              </Link>
            </section>
          </>
        ) : failure ? (
          <LoadFailure
            title={t('interviews:links.failed')}
            error={failure}
            onRetry={() => void Promise.all([refetch(), links.refetch()])}
          />
        ) : (
          <SkeletonRows rows={2} avatar={false} />
        )}
      </PageBody>
    </>
  );
}

type Shown = NonNullable<ReturnType<typeof useIntegration>['integration']>;

function Team({ integration: { config } }: { integration: Shown }) {
  const { t } = useTranslation();
  const { people_connected: count = 0, people_broken: broken = 0, people: all = 0 } = config;
  return (
    <section aria-labelledby="team-calendars">
      <h2 id="team-calendars" className={styles.heading}>
        {t('integrations:calendars.people')}
      </h2>
      <p className={styles.team}>
        <Users size={15} aria-hidden="true" />
        {[
          t('integrations:details.people', { count, all }),
          ...(broken > 0 ? [t('integrations:details.peopleBroken', { count: broken })] : []),
        ].join(', ')}
      </p>
      <p className={styles.text}>{t('integrations:calendars.how')}</p>
    </section>
  );
}
