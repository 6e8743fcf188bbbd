// Help links: keyboard shortcuts and the referral program (CMP-064).
import { REFERRAL_REWARD_DOLLARS } from '@onward/domain/company/referrals';
import { Gift, Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryCard, EntryColumn } from '../../../design/page/EntryCard.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { openShortcutHelp } from '../../shortcuts/shortcut-help-state.ts';
import styles from './HelpLinks.module.css';

export function HelpLinks() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="support-help">
      <h2 id="support-help" className={styles.head}>
        {t('shell:support.help')}
      </h2>
      <EntryColumn>
        <EntryCard
          onPress={openShortcutHelp}
          icon={Keyboard}
          title={t('shell:support.keys')}
          text={t('shell:support.keysText')}
        />
        <EntryCard
          to={paths.referral()}
          icon={Gift}
          title={t('shell:pages.referral')}
          text={t('company:referral.teaser', { reward: REFERRAL_REWARD_DOLLARS })}
        />
      </EntryColumn>
    </section>
  );
}
