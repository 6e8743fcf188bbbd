// Shown when a record lacks required data; OK closes it and stays on the page (PLT-048).
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  /** What is missing, in plain language. */
  text?: ReactNode;
  onClose: () => void;
}

export function DataIntegrityModal({ open, text, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      title={t('shell:dataIntegrity.title')}
      width="confirm"
      closable={false}
      onClose={onClose}
      actions={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('shell:ok')}
        </Button>
      }
    >
      {text ?? t('shell:dataIntegrity.text')}
    </Dialog>
  );
}
