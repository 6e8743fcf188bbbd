// The words of E-Verify, explained.
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../../design/overlays/SideDrawer.tsx';
import styles from './WordsDialog.module.css';

const WORDS = ['case', 'mismatch', 'referral', 'final', 'authorized'] as const;

export function WordsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SideDrawer open={open} title={t('everify-cases:words.title')} width="detail" onClose={onClose}>
      <dl className={styles.words}>
        {WORDS.map((word) => (
          <div key={word}>
            <dt>{t(`everify-cases:words.${word}`)}</dt>
            <dd>{t(`everify-cases:words.${word}Text`)}</dd>
          </div>
        ))}
      </dl>
    </SideDrawer>
  );
}
