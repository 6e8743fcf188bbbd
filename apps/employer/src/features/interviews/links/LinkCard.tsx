// One calendar provider: the connected account or since when it is disconnected, and the actions for it.
import type { CalendarLink } from '@onward/contract/interviews/external-calendars';
import type { CalendarProvider, LinkState } from '@onward/domain/interviews/external-calendars';
import { Button } from 'antd';
import { CalendarCheck2, CalendarDays, CalendarX2, CircleDashed, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { useService } from '../../../platform/public-configuration.ts';
import { connectCalendar, disconnectCalendar, PROVIDER_NAMES, readCalendarNow } from '../parts/calendar-links.api.ts';
import styles from './CalendarLinks.module.css';

const PILLS: Record<LinkState | 'none', PillLook> = {
  none: { tone: 'neutral', icon: CircleDashed },
  connected: { tone: 'green', icon: CalendarCheck2 },
  broken: { tone: 'red', icon: CalendarX2 },
};

interface Props {
  provider: CalendarProvider;
  link: CalendarLink | undefined;
}

export function LinkCard({ provider, link }: Props) {
  const { t } = useTranslation();
  const mayChange = useAccess().may({ module: 'scheduling', writes: true });
  const [asking, setAsking] = useState(false);
  const offered = useService(provider);
  const name = PROVIDER_NAMES[provider];
  const state = link?.state ?? 'none';
  const disconnect = async () => {
    if (!link) return;
    // The global error handler shows why it was refused.
    const done = await disconnectCalendar(link).then(
      () => true,
      () => false,
    );
    setAsking(false);
    if (done) toasts.success(t('interviews:links.disconnected'));
  };
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.tile}>
          <CalendarDays size={18} aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <strong>{name}</strong>
          {link && <span className={styles.meta}>{link.account}</span>}
        </div>
        <Pill {...PILLS[state]}>{t(`interviews:links.states.${state}`)}</Pill>
      </div>
      {link && <LinkStatus link={link} name={name} />}
      {mayChange && (
        <div className={styles.buttons}>
          {offered && state !== 'connected' && <ConnectButton provider={provider} again={state === 'broken'} />}
          {link?.state === 'connected' && <ReadButton link={link} />}
          {link && (
            <Button icon={<Unplug size={15} />} onClick={() => setAsking(true)}>
              {t('interviews:links.disconnect')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('interviews:links.disconnectTitle', { provider: name })}
        text={t('interviews:links.disconnectText')}
        confirmLabel={t('interviews:links.disconnect')}
        danger
        onConfirm={disconnect}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

function LinkStatus({ link, name }: { link: CalendarLink; name: string }) {
  const { t, i18n } = useTranslation();
  const timeAgo = (moment: string) => relativeTime(new Date(moment), new Date(), i18n.language);
  return (
    <>
      {link.broken_reason && (
        <p className={styles.broken} role="alert">
          {link.broken_since && t('integrations:since', { time: timeAgo(link.broken_since) })}{' '}
          {t(`interviews:links.broken.${link.broken_reason}`, { provider: name })}
        </p>
      )}
      <p className={styles.meta}>
        {link.checked_at
          ? t('interviews:links.lastRead', { time: timeAgo(link.checked_at) })
          : t('interviews:links.notRead')}
      </p>
    </>
  );
}

function ReadButton({ link }: { link: CalendarLink }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    await readCalendarNow(link)
      .then(() => toasts.info(t('interviews:links.readAsked')))
      .catch(() => null);
    setBusy(false);
  };
  return (
    <Button loading={busy} onClick={() => void read()}>
      {t('interviews:links.readNow')}
    </Button>
  );
}

/** Also used in the notice on the schedule. */
export function ConnectButton({ provider, again }: { provider: CalendarProvider; again: boolean }) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const connect = () => {
    setLeaving(true);
    // On success the browser leaves for the provider, so only a failure ends the waiting state.
    connectCalendar(provider).catch(() => setLeaving(false));
  };
  return (
    <Button type={again ? 'primary' : 'default'} loading={leaving} onClick={connect}>
      {again ? t('interviews:links.reconnect') : t('interviews:links.connect', { provider: PROVIDER_NAMES[provider] })}
    </Button>
  );
}
