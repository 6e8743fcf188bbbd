// The user's sessions (IDN-043).
import type { UserSession } from '@onward/contract/identity/account-security';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Laptop, LogOut, MonitorSmartphone, Smartphone, Tablet, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import styles from './SecurityPanel.module.css';
import { callEndOthers, callEndSession, reloadSecurity, sessionsQuery } from './security.api.ts';

const ICONS = { desktop: Laptop, phone: Smartphone, tablet: Tablet, unknown: MonitorSmartphone };

export function SessionsSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(sessionsQuery());
  const others = data?.filter(({ is_current }) => !is_current).length ?? 0;
  const end = (call: () => Promise<unknown>) =>
    call()
      .then(reloadSecurity)
      .then(() => toasts.success(t('security:sessions.ended')))
      // The shared handler has shown the error.
      .catch(() => null);
  return (
    <section aria-labelledby="sessions">
      <div className={styles.head}>
        <div>
          <h2 id="sessions">{t('security:sessions.title')}</h2>
          <p>{t('security:sessions.text')}</p>
        </div>
        {others > 0 && (
          <Button danger icon={<LogOut size={15} />} onClick={() => void end(callEndOthers)}>
            {t('security:sessions.endOthers', { count: others })}
          </Button>
        )}
      </div>
      {error && (
        <ErrorBlock
          title={t('security:notLoaded')}
          message={readFailure(error).message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && (
        <ul className={styles.card}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(() => callEndSession(session.id))} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const { t, i18n } = useTranslation();
  const { device, address, is_current, is_new_device, last_used_at } = session;
  const Icon = ICONS[device.kind];
  const name =
    device.browser && device.system
      ? t('security:sessions.device', { browser: device.browser, system: device.system })
      : (device.browser ?? device.system ?? t('security:sessions.unknownDevice'));
  return (
    <li className={styles.row}>
      <Icon size={18} className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.name}>
          {name}
          {is_new_device && !is_current && (
            <Pill tone="amber" icon={TriangleAlert} plain>
              {t('security:sessions.newDevice')}
            </Pill>
          )}
        </p>
        <p className={styles.meta}>
          {[address, is_current && t('security:sessions.thisDevice')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className={styles.when}>
        {is_current ? t('security:sessions.now') : relativeTime(new Date(last_used_at), new Date(), i18n.language)}
      </span>
      {!is_current && (
        <Button size="small" aria-label={t('security:sessions.endOf', { device: name })} onClick={onEnd}>
          {t('security:sessions.end')}
        </Button>
      )}
    </li>
  );
}
