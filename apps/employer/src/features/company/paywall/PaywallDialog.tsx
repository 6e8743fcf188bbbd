// The frame of a paywall: 700 px wide, a dark panel on the left, the offer on the right.
import { PAYWALL_MODAL_WIDTH } from '@onward/domain/platform/constants';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PaywallDialog.module.css';

interface Props {
  title: string;
  text: ReactNode;
  panel: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function PaywallDialog({ title, text, panel, onClose, children }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser's modal dialog traps the focus and restores it, but only if it is closed before it is removed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector('input')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--width': `${PAYWALL_MODAL_WIDTH}px` } as CSSProperties}
      aria-labelledby="paywall-title"
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.columns}>
        <div className={styles.panel}>{panel}</div>
        <div className={styles.offer}>
          <button type="button" className={styles.close} aria-label={t('shell:close')} onClick={onClose}>
            <X size={19} aria-hidden="true" />
          </button>
          <h2 id="paywall-title" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </div>
    </dialog>
  );
}
