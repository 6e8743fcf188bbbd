// A masked value, shown for half a minute to people with permission (EMP-018). Each reveal is recorded.
import { isMasked, REVEALED_SECONDS } from '@onward/domain/employees/sensitive';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { SEE_SENSITIVE } from '../permissions.ts';
import styles from './RevealedValue.module.css';

interface Props {
  read: () => Promise<string>;
  /** The name of the value, for screen readers. */
  label: string;
  masked: string;
  /** How the value is written out. */
  format?: (value: string) => string;
}

export function RevealedValue({ read, label, masked, format = (value) => value }: Props) {
  const { t } = useTranslation();
  const maySee = useAccess().may(SEE_SENSITIVE);
  const { shown, secondsLeft, busy, show, hide } = useRevealed(read);
  if (!isHidden(masked)) return <>{format(masked)}</>;
  if (!maySee) return <>{masked}</>;
  return (
    <span className={styles.value}>
      <span>{shown === null ? masked : format(shown)}</span>
      {shown === null ? (
        <button
          type="button"
          className={`${styles.toggle} no-print`}
          aria-label={t('employees:reveal.show', { field: label })}
          aria-busy={busy}
          onClick={show}
        >
          <Eye size={14} aria-hidden="true" />
          {t('employees:reveal.action')}
        </button>
      ) : (
        <button
          type="button"
          className={`${styles.toggle} no-print`}
          aria-label={t('employees:reveal.hide', { field: label })}
          onClick={hide}
        >
          <EyeOff size={14} aria-hidden="true" />
          <span className="tabular">{t('employees:reveal.left', { count: secondsLeft })}</span>
        </button>
      )}
    </span>
  );
}

const isHidden = (value: string): boolean => isMasked(value) || value.includes('•');

/** The value never stays on the screen by accident: it hides after the time. */
function useRevealed(read: () => Promise<string>) {
  const [shown, setShown] = useState<string | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (shown === null) return;
    const end = performance.now() + REVEALED_SECONDS * 1000;
    const timer = setInterval(() => {
      const left = Math.ceil((end - performance.now()) / 1000);
      if (left <= 0) setShown(null);
      else setSecondsLeft(left);
    }, 250);
    return () => clearInterval(timer);
  }, [shown]);

  const show = async () => {
    if (busy) return;
    setBusy(true);
    try {
      setShown(await read());
      setSecondsLeft(REVEALED_SECONDS);
    } catch {
      // The shared handler has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return { shown, secondsLeft, busy, show: () => void show(), hide: () => setShown(null) };
}
