// When applicants may book the reader; nothing can be set before the schedule is part of the plan.
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { AccountCard } from './AccountCard.tsx';
import { PanelHead } from './PanelHead.tsx';

export function CalendarPanel() {
  const { t } = useTranslation();
  return (
    <>
      <AccountCard />
      <PanelHead title={t('identity:account.panels.calendar')} text={t('identity:account.calendarText')} />
      <EmptyState
        kind="first_use"
        title={t('identity:account.calendarEmpty')}
        text={t('identity:account.calendarEmptyText')}
      />
    </>
  );
}
