// Help links: keyboard shortcuts and the referral program (CMP-064).
import { REFERRAL_REWARD_DOLLARS } from '@onward/domain/company/referrals';
import { Gift, Keyboard, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryCard, EntryColumn } from '../../../design/page/EntryCard.tsx';
import { useService } from '../../../platform/public-configuration.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { openShortcutHelp } from '../../shortcuts/shortcut-help-state.ts';
import styles from './HelpLinks.module.css';
import { openChat } from './support.api.ts';

export function HelpLinks() {
  const { t } = useTranslation();
  const hasChat = useService('support_chat');
  const chat = async () => {
    // Opened within the click, because browsers block windows that open later.
    const place = window.open('about:blank', '_blank');
    const url = await openChat(location.href).catch(() => null);
    if (!place) return url && location.assign(url);
    if (url) place.location.replace(url);
    else place.close();
  };
  return (
    <section aria-labelledby="support-help">
      <h2 id="support-help" className={styles.head}>
        {t('shell:support.help')}
      </h2>
      <EntryColumn>
        {hasChat && (
          <EntryCard
            onPress={() => void chat()}
            icon={MessagesSquare}
            title={t('shell:support.chat')}
            text={t('shell:support.chatText')}
          />
        )}
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
