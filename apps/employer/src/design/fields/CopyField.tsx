// A value to copy: one click copies it and highlights the field for two seconds (PLT-041).
import { Button } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './CopyField.module.css';
import { useCopied } from './use-copied.ts';

interface Props {
  label: string;
  value: string;
}

export function CopyField({ label, value }: Props) {
  const { t } = useTranslation();
  const { copied, copy } = useCopied(value);

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
