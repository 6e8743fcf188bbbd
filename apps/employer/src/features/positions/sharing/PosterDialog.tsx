// A poster with the QR code of a link; only the poster is printed.
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../design/codes/QrCode.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import styles from './PosterDialog.module.css';

interface Props {
  open: boolean;
  url: string;
  title: string;
  onClose: () => void;
}

export function PosterDialog({ open, url, title, onClose }: Props) {
  const { t } = useTranslation();
  const { company } = useCurrentUser();

  useEffect(() => {
    if (!open) return;
    document.body.dataset.poster = 'true';
    return () => {
      delete document.body.dataset.poster;
    };
  }, [open]);

  return (
    <Dialog
      open={open}
      title={t('sharing:poster.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="primary" icon={<Printer size={15} />} onClick={() => window.print()}>
            {t('sharing:poster.print')}
          </Button>
        </>
      }
    >
      <div className={styles.poster}>
        <p className={styles.company}>{company.name}</p>
        <p className={styles.job}>{title}</p>
        <QrCode text={url} label={t('sharing:qr.label', { url })} />
        <p className={styles.call}>{t('sharing:poster.call')}</p>
        <p className={styles.url}>{url}</p>
      </div>
    </Dialog>
  );
}
