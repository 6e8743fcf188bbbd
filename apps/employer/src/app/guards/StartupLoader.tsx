// Covers the page during startup; invisible when startup is fast.
import { useTranslation } from 'react-i18next';
import { Mark } from '../../design/brand/Mark.tsx';
import { useSlow } from '../../design/page/use-slow.ts';
import styles from './StartupLoader.module.css';

export function StartupLoader() {
  const { t } = useTranslation();
  const slow = useSlow();
  return (
    <div className={styles.cover} role="status" aria-label={t('shell:loading')}>
      {slow && (
        <>
          <Mark size={44} />
          <span className={styles.track} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
        </>
      )}
    </div>
  );
}
