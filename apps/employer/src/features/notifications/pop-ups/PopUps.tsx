// What the server announces: live events as toasts that time out, announcements as a bar below the page, which makes room
// for it, so that nothing in use is covered (NTF-016, NTF-017).
import { dismissPopUp, markPopUpShown, type PopUpNotification } from '@onward/contract/notifications/notifications';
import { isLiveEvent } from '@onward/domain/notifications/pop-ups';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { api } from '../../../platform/api.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { reloadCurrentUser } from '../../../platform/startup/startup.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import styles from './PopUps.module.css';

/** Shown in this tab; a response that was already in flight may still contain them. */
const shown = new Set<number>();

export default function PopUps() {
  const { pop_up_notifications: popUps } = useCurrentUser();
  useCableEvent('notifications', ({ event }) => {
    // The shared handler shows an error; what was announced then appears on the next start.
    if (event === 'pop_up_created') void reloadCurrentUser().catch(() => null);
  });
  useLiveEvents(popUps.filter(({ kind }) => isLiveEvent(kind)));
  return <Announcement waiting={popUps.filter(({ kind }) => !isLiveEvent(kind))} />;
}

function useLiveEvents(events: readonly PopUpNotification[]): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const show = useEffectEvent(() => {
    for (const { id, title, body, link } of events.filter((event) => !shown.has(event.id))) {
      markShown(id);
      const open =
        link === null ? undefined : { label: t('notifications:pop_ups.view'), run: () => void navigate(link) };
      toasts.event(title, body, open);
    }
  });
  const ids = events.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids change whenever the events do
  useEffect(() => show(), [ids]);
}

/** One a day: once shown, it stays until it is dismissed, and the server brings no other one that day. */
function Announcement({ waiting }: { waiting: readonly PopUpNotification[] }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<PopUpNotification | null>(null);
  const [done, setDone] = useState(false);
  const next = waiting.find(({ id }) => !shown.has(id));
  if (next && current === null && !done) setCurrent(next);
  useEffect(() => {
    if (current) markShown(current.id);
  }, [current]);

  const dismiss = async ({ id }: PopUpNotification) => {
    setCurrent(null);
    setDone(true);
    // The shared handler shows an error; it then comes back on another day.
    await api.call(dismissPopUp, { params: { id } }).catch(() => null);
  };
  return (
    <section className={`${styles.place} no-print`} aria-live="polite" aria-label={t('notifications:pop_ups.label')}>
      {current && (
        <article className={styles.card}>
          <h2>{current.title}</h2>
          <p>{current.body}</p>
          <div className={styles.actions}>
            {current.link && (
              <LinkButton to={current.link} primary>
                {t('notifications:pop_ups.open')}
              </LinkButton>
            )}
            <Button type="text" onClick={() => void dismiss(current)}>
              {t('notifications:pop_ups.dismiss')}
            </Button>
          </div>
        </article>
      )}
    </section>
  );
}

function markShown(id: number): void {
  if (shown.has(id)) return;
  shown.add(id);
  // Without it, it is shown again after a reload.
  api.call(markPopUpShown, { params: { id }, silent: true }).catch(() => null);
}
