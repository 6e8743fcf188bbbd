// Shows a secret to copy: of a webhook, or a key that is never shown again.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../design/fields/CopyField.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import styles from './EventsOut.module.css';

interface Props {
  open: boolean;
  title: string;
  text: string;
  label: string;
  value: string;
  onClose: () => void;
}

export function Secret({ open, title, text, label, value, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      // A click outside the dialog would lose what cannot be shown again.
      dirty
      actions={
        <Button type="primary" onClick={onClose}>
          {t('events-out:copied')}
        </Button>
      }
    >
      <p className={styles.secretText}>{text}</p>
      <CopyField label={label} value={value} />
    </Dialog>
  );
}
