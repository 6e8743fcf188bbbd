// Someone else saved the same department first: says so, and offers their version beneath what was typed here.
import { Button } from 'antd';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ChangedMeanwhile.module.css';

export function ChangedMeanwhile({ onReload }: { onReload: () => Promise<void> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.banner} role="alert">
      <TriangleAlert size={16} aria-hidden="true" />
      <p>{t('locations:departments.changedMeanwhile')}</p>
      {/* The shared handler shows why reloading failed. */}
      <Button size="small" icon={<RotateCw size={14} />} onClick={() => void onReload().catch(() => null)}>
        {t('locations:departments.reload')}
      </Button>
    </div>
  );
}
