// Links to the page where the user sets their bookable hours, if the plan includes scheduling. External calendars
// belong to another feature.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { AccountCard } from './AccountCard.tsx';
import { PanelHead } from './PanelHead.tsx';

export function CalendarPanel({ links }: { links: ReactNode }) {
  const { t } = useTranslation();
  const withSchedule = useAccess().may({ module: 'scheduling' });
  return (
    <>
      <AccountCard />
      <PanelHead title={t('identity:account.panels.calendar')} text={t('identity:account.calendarText')} />
      {withSchedule ? (
        <>
          <LinkButton to={paths.availability()}>{t('identity:account.openAvailability')}</LinkButton>
          {links}
        </>
      ) : (
        <EmptyState
          kind="first_use"
          title={t('identity:account.calendarEmpty')}
          text={t('identity:account.calendarEmptyText')}
        />
      )}
    </>
  );
}
