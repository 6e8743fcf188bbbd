// The sections of the account, as links.
import { Bell, CalendarDays, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import strip from '../../../design/page/strip.module.css';
import { useActiveInSight } from '../../../design/page/TabsRow.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { ACCOUNT_PANELS, type AccountPanel } from './account-place.ts';
import styles from './SectionList.module.css';

const ICONS: Record<AccountPanel, LucideIcon> = {
  profile: UserRound,
  notifications: Bell,
  calendar: CalendarDays,
  security: ShieldCheck,
};

export function SectionList({ active }: { active: AccountPanel }) {
  const { t } = useTranslation();
  const list = useActiveInSight(active);
  return (
    <nav ref={list} className={`${styles.list} ${strip.strip}`} aria-label={t('identity:account.sections')}>
      {ACCOUNT_PANELS.map((panel) => {
        const Icon = ICONS[panel];
        return (
          <Link key={panel} to={paths.account(panel)} aria-current={panel === active ? 'page' : undefined}>
            <Icon size={16} aria-hidden="true" />
            {t(`identity:account.panels.${panel}`)}
          </Link>
        );
      })}
    </nav>
  );
}
