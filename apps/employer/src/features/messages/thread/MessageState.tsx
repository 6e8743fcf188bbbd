// The delivery status of a message; a pending one can be undone, a failed one sent again (MSG-002, AHD-001).

import type { Message } from '@onward/contract/messages/conversations';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactText } from '../../../platform/language/time-text.ts';
import { undoMessage } from '../composer/undo-message.ts';
import { tryAgain } from '../messages.api.ts';
import styles from './MessageState.module.css';

interface Props {
  message: Message;
  mayWrite: boolean;
}

export function MessageState({ message, mayWrite }: Props) {
  const { t } = useTranslation();
  const { status, direction, error } = message;
  if (direction === 'inbound') return null;
  if (status === 'failed') {
    return (
      <span className={styles.failed}>
        <CircleAlert size={13} aria-hidden="true" />
        {t('messages:thread.failedWhy', { reason: t(`messages:failures.${error ?? 'unknown'}`) })}
        {mayWrite && <ActionButton label={t('messages:thread.retry')} run={() => tryAgain(message)} />}
      </span>
    );
  }
  if (status === 'queued' && message.leaves_at) {
    return (
      <PendingMessage key={message.leaves_at} message={message} leavesAt={message.leaves_at} mayWrite={mayWrite} />
    );
  }
  return <span>· {t(`messages:thread.states.${status}`)}</span>;
}

const SOON_SECONDS = 60;

function PendingMessage({ message, leavesAt, mayWrite }: Props & { leavesAt: string }) {
  const { t, i18n } = useTranslation();
  const seconds = useSecondsUntil(leavesAt);
  if (seconds <= 0) return <span>· {t('messages:thread.states.queued')}</span>;
  const moment = (time: string) => exactText(i18n.language, time);
  const soon = seconds <= SOON_SECONDS;
  return (
    <span className={styles.waiting}>
      <span className="tabular">
        ·{' '}
        {soon
          ? t('messages:thread.leavesIn', { count: seconds })
          : t('messages:thread.leavesAt', { time: moment(leavesAt) })}
      </span>
      {mayWrite && (
        <ActionButton label={soon ? t('shell:undo') : t('messages:thread.cancel')} run={() => undoMessage(message)} />
      )}
    </span>
  );
}

function ActionButton({ label, run }: { label: string; run: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    // The global error handler shows why it was refused.
    await run().catch(() => null);
    setBusy(false);
  };
  return (
    <button type="button" className={styles.press} disabled={busy} onClick={() => void press()}>
      {label}
    </button>
  );
}

const secondsUntil = (moment: string): number => Math.ceil((new Date(moment).getTime() - Date.now()) / 1000);

/** Updates every second when the time is near. */
function useSecondsUntil(moment: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(moment);
      setSeconds(left);
      if (left <= 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
