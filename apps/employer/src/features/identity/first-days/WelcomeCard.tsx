// One suggested first action.
import { Button } from 'antd';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './WelcomeCard.module.css';

interface Props {
  icon: LucideIcon;
  name: 'schedule' | 'applicants';
  primary: boolean;
  onOpen: () => void;
}

export function WelcomeCard({ icon: Icon, name, primary, onOpen }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.card} data-primary={primary}>
      <span className={styles.tile}>
        <Icon size={21} aria-hidden="true" />
      </span>
      <h3>{t(`identity:welcome.${name}.title`)}</h3>
      <p className={styles.text}>{t(`identity:welcome.${name}.text`)}</p>
      <Button
        type={primary ? 'primary' : 'default'}
        block
        autoFocus={primary}
        icon={<ArrowRight size={16} aria-hidden="true" />}
        iconPlacement="end"
        onClick={onOpen}
      >
        {t(`identity:welcome.${name}.action`)}
      </Button>
    </section>
  );
}
