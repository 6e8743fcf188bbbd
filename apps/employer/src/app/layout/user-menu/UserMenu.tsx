// The user menu: account, company, language, theme, shortcuts, and sign out.
import { ArrowLeftRight, Keyboard, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { useMenu } from '../../../design/overlays/use-menu.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { leave } from '../../../platform/session/session-actions.ts';
import { useCurrentUser, useFlag } from '../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { openShortcutHelp } from '../../shortcuts/shortcut-help-state.ts';
import { MenuItem } from '../navigation/MenuItem.tsx';
import { LanguageChoices } from './LanguageChoices.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';
import styles from './UserMenu.module.css';

export function UserMenu({ compact }: { compact: boolean }) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { open, toggle, close, trigger, list, onKeyDown } = useMenu();

  const then = (act: () => void) => () => {
    close();
    act();
  };

  const mayChooseLanguage = useFlag('language_switch');
  return (
    <div className={styles.place} data-compact={compact}>
      <button
        ref={trigger}
        type="button"
        className={styles.me}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={toggle}
      >
        <Avatar name={user.name} size={30} />
        <span className={compact ? 'visually-hidden' : styles.text}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.role}>{roleLabel(user.company_role.name)}</span>
        </span>
      </button>
      {open && (
        <div ref={list} className={styles.menu} role="menu" tabIndex={-1} onKeyDown={onKeyDown}>
          <MenuItem icon={UserRound} onSelect={then(() => navigate(paths.account()))}>
            {t('shell:pages.account')}
          </MenuItem>
          {user.companies_count > 1 && (
            <MenuItem icon={ArrowLeftRight} onSelect={then(() => navigate(paths.selectCompany()))}>
              {t('shell:userMenu.switchCompany')}
            </MenuItem>
          )}
          <hr className={styles.line} />
          {mayChooseLanguage && <LanguageChoices />}
          <ThemeChoices />
          <hr className={styles.line} />
          <MenuItem icon={Keyboard} onSelect={then(openShortcutHelp)}>
            {t('shell:userMenu.keyboard')}
          </MenuItem>
          <MenuItem icon={LogOut} onSelect={then(() => void leave())}>
            {t('shell:userMenu.signOut')}
          </MenuItem>
        </div>
      )}
    </div>
  );
}
