// Why a record cannot be deleted, with the way to what holds it.
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../design/overlays/Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** Leads to what has to go first. */
  way?: ReactNode;
  onClose: () => void;
}

export function KeptDialog({ open, title, text, way, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      title={title}
      width="confirm"
      onClose={onClose}
      actions={
        <>
          {way}
          <Button type="primary" autoFocus onClick={onClose}>
            {t('shell:ok')}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
