// Ten recovery codes, shown only once: to copy, save or print.
import { Button } from 'antd';
import { Check, Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '../../../design/fields/use-copied.ts';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import styles from './RecoveryCodesDialog.module.css';

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  const { copied, copy } = useCopied(text);
  return (
    <Dialog
      open
      title={t('security:codes.title')}
      width="form"
      // Only the button closes it, because the codes are never shown again.
      dirty
      onClose={onClose}
      actions={
        <Button type="primary" onClick={onClose}>
          {t('security:codes.kept')}
        </Button>
      }
    >
      <p className={styles.text}>{t('security:codes.text')}</p>
      <ul className={styles.codes} aria-label={t('security:codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={copied ? <Check size={15} /> : <Copy size={15} />} onClick={copy}>
          {copied ? t('shell:copy.done') : t('security:codes.copy')}
        </Button>
        <Button
          icon={<Download size={15} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Onward\n\n${text}\n`)}`}
          download="onward-recovery-codes.txt"
        >
          {t('security:codes.save')}
        </Button>
      </div>
    </Dialog>
  );
}
