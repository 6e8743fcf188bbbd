// The connected account: its id, since when, and what is wrong with it.
import type { Integration } from '@onward/contract/integrations/integrations';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { STATE_LOOKS } from '../shown-state.ts';
import styles from './CheckrPage.module.css';

export function CheckrAccount({ integration }: { integration: Integration }) {
  const { t, i18n } = useTranslation();
  const { status, account, connected_at, error_at, error_message } = integration;
  const ago = (moment: string | null) => (moment ? relativeTime(new Date(moment), new Date(), i18n.language) : '');
  return (
    <section className={styles.card} aria-labelledby="checkr-account">
      <h2 id="checkr-account">{t('integrations:checkr.account')}</h2>
      {status === 'error' && (
        <p className={styles.problem} role="alert">
          {error_message} {t('integrations:since', { time: ago(error_at) })}
        </p>
      )}
      {status === 'pending' && <p className={styles.waiting}>{t('integrations:checkr.confirming')}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('integrations:checkr.state')}</dt>
          <dd>
            <Pill {...STATE_LOOKS[status]} plain>
              {t(`integrations:states.${status}`)}
            </Pill>
          </dd>
        </div>
        <div>
          <dt>{t('integrations:checkr.accountId')}</dt>
          <dd>{account}</dd>
        </div>
        <div>
          <dt>{t('integrations:checkr.connectedAt')}</dt>
          <dd>{ago(connected_at)}</dd>
        </div>
      </dl>
    </section>
  );
}
