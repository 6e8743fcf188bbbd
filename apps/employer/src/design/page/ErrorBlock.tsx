// Something didn't load: what, a retry button, how to contact support, and the error code.
import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './ErrorBlock.module.css';
import { PlainButton } from './PlainButton.tsx';

interface Props {
  title: string;
  /** The server's message; without it, a hint about the connection. */
  message?: string | undefined;
  reference?: string | null | undefined;
  onRetry?: () => void;
  /** URL of the support page. */
  supportTo?: string;
}

export function ErrorBlock({ title, message, reference, onRetry, supportTo }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.block} role="alert">
      <span className={styles.tile}>
        <CloudOff size={22} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{message || t('shell:errorBlock.checkConnection')}</p>
      {reference && <p className={styles.text}>{t('shell:errorBlock.reference', { reference })}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <PlainButton icon={<RotateCw size={15} aria-hidden="true" />} onClick={onRetry}>
            {t('shell:errorBlock.tryAgain')}
          </PlainButton>
        )}
        {supportTo && (
          <Link className={styles.support} to={supportTo}>
            {t('shell:errorBlock.contactSupport')}
          </Link>
        )}
      </div>
    </div>
  );
}
