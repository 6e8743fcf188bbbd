// Warns on the schedule that an external calendar is disconnected, and offers to reconnect it (SCH-014).
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { linksQuery, PROVIDER_NAMES } from '../parts/calendar-links.api.ts';
import styles from './BrokenLinkNotice.module.css';
import { ConnectButton } from './LinkCard.tsx';

export function BrokenLinkNotice() {
  const { t } = useTranslation();
  const mayChange = useAccess().may({ module: 'scheduling', writes: true });
  const { data: links = [] } = useQuery(linksQuery);
  return links
    .filter(({ state }) => state === 'broken')
    .map(({ id, provider }) => (
      <div key={id} className={styles.notice} role="alert">
        <CalendarX2 size={16} aria-hidden="true" />
        <span>{t('interviews:links.notice', { provider: PROVIDER_NAMES[provider] })}</span>
        {mayChange && <ConnectButton provider={provider} again />}
      </div>
    ));
}
