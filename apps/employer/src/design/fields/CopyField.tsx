// A value to take along: one press copies it and the field lights up for two seconds (PLT-041).
import { COPY_HIGHLIGHT_SECONDS } from '@onward/domain/platform/constants';
import { Button } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../toasts/toasts.ts';
import styles from './CopyField.module.css';

interface Props {
  label: string;
  value: string;
}

export function CopyField({ label, value }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPY_HIGHLIGHT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toasts.error(t('shell:copy.failed'));
    }
  };

  return (
    <div className={styles.field} data-copied={copied}>
      <input className={styles.value} aria-label={label} value={value} readOnly onFocus={(e) => e.target.select()} />
      <Button size="small" icon={copied ? <Check size={14} /> : <Copy size={14} />} onClick={copy}>
        {copied ? t('shell:copy.done') : t('shell:copy.action')}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {copied && t('shell:copy.done')}
      </span>
    </div>
  );
}
