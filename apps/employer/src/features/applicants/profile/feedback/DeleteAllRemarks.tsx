// Super admins can delete every note and all feedback on an applicant at once (APP-032).
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useAccess } from '../../../../platform/access.ts';
import { removeAllRemarks } from '../profile.api.ts';
import styles from './DeleteAllRemarks.module.css';

export function DeleteAllRemarks({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  if (!useAccess().may({ superAdmin: true, writes: true })) return null;
  const remove = async () => {
    await removeAllRemarks(applicationId);
    setConfirming(false);
    toasts.success(t('applicants:remarks.allDeleted'));
  };
  return (
    <div className={styles.place}>
      <Button danger icon={<Trash2 size={15} />} onClick={() => setConfirming(true)}>
        {t('applicants:remarks.deleteAll')}
      </Button>
      <ConfirmDialog
        open={confirming}
        danger
        title={t('applicants:remarks.deleteAllTitle')}
        text={t('applicants:remarks.deleteAllText')}
        confirmLabel={t('applicants:remarks.deleteAllConfirm')}
        onConfirm={() => remove().catch(() => null)}
        onCancel={() => setConfirming(false)}
      />
    </div>
  );
}
