// The card that says which plan a locked page is part of.
import type { PlanFeature } from '@onward/domain/company/plan';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './LockCard.module.css';

interface Props {
  label: string;
  feature: PlanFeature;
  onSee: () => void;
  onClose: () => void;
}

export function LockCard({ label, feature, onSee, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <span className={styles.tile}>
          <Sparkles size={15} aria-hidden="true" />
        </span>
        {t('company:lock.title', { feature: label })}
      </p>
      <p className={styles.text}>{t(`company:lock.texts.${feature}`)}</p>
      <div className={styles.actions}>
        <Button size="small" type="primary" onClick={onSee}>
          {t('company:lock.see')}
        </Button>
        <Button size="small" type="text" onClick={onClose}>
          {t('company:upgrade.notNow')}
        </Button>
      </div>
    </div>
  );
}
