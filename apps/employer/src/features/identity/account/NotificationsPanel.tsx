// The user's notification settings; the table belongs to another feature (NTF-004).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountCard } from './AccountCard.tsx';
import { PanelHead } from './PanelHead.tsx';

export function NotificationsPanel({ settings }: { settings: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <AccountCard />
      <PanelHead title={t('identity:account.panels.notifications')} text={t('identity:account.notificationsText')} />
      {settings}
    </>
  );
}
