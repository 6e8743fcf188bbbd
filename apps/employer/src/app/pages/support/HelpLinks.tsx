// Where to look first: the keys of this program, and the pages for those who build on it (CMP-064).
import { REFERRAL_REWARD_DOLLARS } from '@onward/domain/company/referrals';
import { BookOpen, ChevronRight, Gift, Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { openShortcutHelp } from '../../shortcuts/shortcut-help-state.ts';
import styles from './HelpLinks.module.css';

const API_PAGES = '/docs';

export function HelpLinks() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="support-help">
      <h2 id="support-help" className={styles.head}>
        {t('shell:support.help')}
      </h2>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={openShortcutHelp}>
          <span className={styles.icon}>
            <Keyboard size={17} aria-hidden="true" />
          </span>
          <span className={styles.text}>
            <span className={styles.title}>{t('shell:support.keys')}</span>
            <span className={styles.meta}>{t('shell:support.keysText')}</span>
          </span>
          <ChevronRight size={17} className={styles.on} aria-hidden="true" />
        </button>
        <Link className={styles.link} to={paths.referral()}>
          <span className={styles.icon}>
            <Gift size={17} aria-hidden="true" />
          </span>
          <span className={styles.text}>
            <span className={styles.title}>{t('shell:pages.referral')}</span>
            <span className={styles.meta}>{t('company:referral.teaser', { reward: REFERRAL_REWARD_DOLLARS })}</span>
          </span>
          <ChevronRight size={17} className={styles.on} aria-hidden="true" />
        </Link>
        {/* Outside of this program, so a new tab keeps what one was doing here. */}
        <a className={styles.link} href={API_PAGES} target="_blank" rel="noreferrer">
          <span className={styles.icon}>
            <BookOpen size={17} aria-hidden="true" />
          </span>
          <span className={styles.text}>
            <span className={styles.title}>{t('shell:support.api')}</span>
            <span className={styles.meta}>{t('shell:support.apiText')}</span>
          </span>
          <ChevronRight size={17} className={styles.on} aria-hidden="true" />
        </a>
      </div>
    </section>
  );
}
