// The sidebar: company, search and bell, pages by group, help, the user.
import { LifeBuoy, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Kbd } from '../../../design/status/Kbd.tsx';
import { COMMAND_KEY } from '../../../platform/command-key.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { openPalette } from '../../palette/palette-state.ts';
import { BellArea } from '../BellArea.tsx';
import { UserMenu } from '../user-menu/UserMenu.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import { NavigationList } from './NavigationList.tsx';
import styles from './Sidebar.module.css';
import { useRail } from './use-rail.ts';

export function Sidebar() {
  const { t } = useTranslation();
  const { rail } = useRail();
  return (
    <aside className={`${styles.side} no-print`} data-rail={rail}>
      <CompanyBlock rail={rail} />
      <div className={styles.find}>
        <button type="button" className={styles.search} onClick={openPalette}>
          <Search size={15} aria-hidden="true" />
          <span className={rail ? 'visually-hidden' : styles.searchLabel}>{t('shell:nav.search')}</span>
          {!rail && (
            <span aria-hidden="true">
              <Kbd>{COMMAND_KEY}K</Kbd>
            </span>
          )}
        </button>
        <BellArea placement={rail ? 'rail' : 'sidebar'} />
      </div>
      <NavigationList rail={rail} />
      <NavLink
        to={paths.support()}
        className={`${styles.help} ${rail ? styles.helpRail : ''}`}
        title={rail ? t('shell:nav.help') : undefined}
      >
        <LifeBuoy size={17} aria-hidden="true" />
        <span className={rail ? 'visually-hidden' : undefined}>{t('shell:nav.help')}</span>
      </NavLink>
      <UserMenu compact={rail} />
    </aside>
  );
}
