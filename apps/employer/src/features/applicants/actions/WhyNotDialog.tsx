// Why some actions are missing, in the server's own words (AHD-005).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import type { Offered } from './offered-actions.ts';
import styles from './WhyNotDialog.module.css';

interface Props {
  open: boolean;
  whyNot: Offered['whyNot'];
  onClose: () => void;
}

export function WhyNotDialog({ open, whyNot, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      title={t('applicants:actions.whyNotTitle')}
      width="confirm"
      onClose={onClose}
      actions={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('shell:ok')}
        </Button>
      }
    >
      <dl className={styles.reasons}>
        {whyNot.map(({ action, reason }) => (
          <div key={action}>
            <dt>{t(`applicants:actions.names.${action}`)}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
