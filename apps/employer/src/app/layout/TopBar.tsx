// The navigation on phones: a bar with menu, title, search, and bell; the menu opens as a sheet.
import { LifeBuoy, Menu, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../platform/routing/paths.ts';
import { openPalette } from '../palette/palette-state.ts';
import { BellArea } from './BellArea.tsx';
import { CompanyBlock } from './navigation/CompanyBlock.tsx';
import { NavigationList } from './navigation/NavigationList.tsx';
import styles from './TopBar.module.css';
import { UserMenu } from './user-menu/UserMenu.tsx';

export function TopBar({ title }: { title: string }) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => sheet.current?.close();
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever one went, the menu has done its work
  useEffect(() => sheet.current?.close(), [pathname]);
  return (
    <header className={`${styles.bar} no-print`}>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('shell:nav.openMenu')}
        onClick={() => sheet.current?.showModal()}
      >
        <Menu size={22} aria-hidden="true" />
      </button>
      <span className={styles.title}>{title}</span>
      <button type="button" className={styles.icon} aria-label={t('shell:nav.search')} onClick={openPalette}>
        <Search size={20} aria-hidden="true" />
      </button>
      <BellArea placement="topbar" />
      <dialog ref={sheet} className={styles.sheet} aria-label={t('shell:nav.label')}>
        <div className={styles.head}>
          <CompanyBlock rail={false} />
          <button type="button" className={styles.icon} aria-label={t('shell:close')} onClick={close}>
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <NavigationList touch onNavigate={close} />
        <Link to={paths.support()} className={styles.help} onClick={close}>
          <LifeBuoy size={17} aria-hidden="true" />
          {t('shell:nav.help')}
        </Link>
        <UserMenu compact={false} />
      </dialog>
    </header>
  );
}
