// Explains why a record can't be deleted, with a link to what prevents it.
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../design/overlays/Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** Link to what has to be removed first. */
  link?: ReactNode;
  onClose: () => void;
}

export function CannotDeleteDialog({ open, title, text, link, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      title={title}
      width="confirm"
      onClose={onClose}
      actions={
        <>
          {link}
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
