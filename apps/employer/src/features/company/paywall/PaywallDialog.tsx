// The frame of a wall of the plan: 700 wide, a deep panel at the left, the offer at the right.
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  // A modal dialog of the browser keeps the focus inside and gives it back, if it is closed before it is taken away.
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
