// Announcements in the lower right corner, one at a time. Until dismissed, they are shown once a day, so that they don't
// cover the same list all day (NTF-016, NTF-017).
import { dismissPopUp } from '@onward/contract/notifications/notifications';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { api } from '../../../platform/api.ts';
import { readStored, writeStored } from '../../../platform/browser-storage.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { localToday } from '../../../platform/language/use-dates.ts';
import { reloadCurrentUser } from '../../../platform/startup/startup.ts';
import { patchCurrentUser } from '../../../platform/startup/startup-store.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import styles from './PopUps.module.css';

/** Dismissed in this tab; a response that was already in flight may still contain them. */
const dismissed = new Set<number>();

export default function PopUps() {
  const { t } = useTranslation();
  const { id: staffId, pop_up_notifications: popUps } = useCurrentUser();
  const announcing = useOnceADay(`announced:${staffId}`, popUps.length > 0);
  const [popUp] = popUps.filter(({ id }) => !dismissed.has(id));

  useCableEvent('notifications', ({ event }) => {
    // The shared handler shows an error; the announcement then appears on the next start.
    if (event !== 'pop_up_created') return;
    announcing.begin();
    void reloadCurrentUser().catch(() => null);
  });

  const dismiss = async (id: number) => {
    dismissed.add(id);
    patchCurrentUser({ pop_up_notifications: popUps.filter((one) => one.id !== id) });
    try {
      await api.call(dismissPopUp, { params: { id } });
    } catch {
      dismissed.delete(id);
      patchCurrentUser({ pop_up_notifications: popUps });
    }
  };

  return (
    <section className={`${styles.place} no-print`} aria-live="polite" aria-label={t('notifications:pop_ups.label')}>
      {popUp && announcing.now && (
        <article key={popUp.id} className={styles.card}>
          <h2>{popUp.title}</h2>
          <p>{popUp.body}</p>
          <div className={styles.actions}>
            {popUp.link && (
              <LinkButton to={popUp.link} primary>
                {t('notifications:pop_ups.open')}
              </LinkButton>
            )}
            <Button type="text" onClick={() => void dismiss(popUp.id)}>
              {t('notifications:pop_ups.dismiss')}
            </Button>
          </div>
        </article>
      )}
    </section>
  );
}

/** True on the first page of a day that has something to say, and again for what arrives later. */
function useOnceADay(key: string, hasSomething: boolean) {
  const [now, setNow] = useState(() => readStored(key) !== localToday());
  useEffect(() => {
    if (now && hasSomething) writeStored(key, localToday());
  }, [now, hasSomething, key]);
  return { now, begin: () => setNow(true) };
}
