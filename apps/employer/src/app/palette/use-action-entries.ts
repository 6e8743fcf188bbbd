// Actions available anywhere, as palette entries.
import { ArrowLeftRight, Keyboard, Languages, LogOut, MonitorCog, Moon, PanelLeft, Sun, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccess } from '../../platform/access.ts';
import { chooseLanguageForReader, useLanguage } from '../../platform/language/language.ts';
import { LANGUAGE_NAMES } from '../../platform/language/language-files.ts';
import { usePublicConfiguration } from '../../platform/public-configuration.ts';
import { paths } from '../../platform/routing/paths.ts';
import { leave } from '../../platform/session/session-actions.ts';
import { useCurrentUser, useFlag } from '../../platform/startup/use-startup.ts';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../platform/theme/theme-choice.ts';
import { useRail } from '../layout/navigation/use-rail.ts';
import { openShortcutHelp } from '../shortcuts/shortcut-help-state.ts';
import type { PaletteEntry } from './palette-entries.ts';

const THEME_ICONS = { system: MonitorCog, light: Sun, dark: Moon } as const;

export function useActionEntries(): PaletteEntry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { companies_count } = useCurrentUser();
  const { language } = useLanguage();
  const { languages } = usePublicConfiguration();
  const mayChooseLanguage = useFlag('language_switch');
  const theme = useThemeChoice();
  const { toggle } = useRail();
  const mayAddEmployees = useAccess().may({ permission: 'edit_employee', writes: true });

  const action = (entry: Omit<PaletteEntry, 'group'>): PaletteEntry => ({ ...entry, group: 'actions' });
  const switchCompany = action({
    id: 'action:company',
    label: t('shell:userMenu.switchCompany'),
    icon: ArrowLeftRight,
    run: () => void navigate(paths.selectCompany()),
  });
  const addEmployee = action({
    id: 'action:add-employee',
    label: t('shell:palette.addEmployee'),
    icon: UserPlus,
    run: () => void navigate(paths.addEmployee()),
  });
  const themes = THEME_CHOICES.filter((choice) => choice !== theme).map((choice) =>
    action({
      id: `action:theme:${choice}`,
      label: t('shell:palette.theme', { theme: t(`shell:theme.${choice}`) }),
      icon: THEME_ICONS[choice],
      run: () => chooseTheme(choice),
    }),
  );
  const spoken = (mayChooseLanguage ? languages : [])
    .filter((offered) => offered !== language)
    .map((offered) =>
      action({
        id: `action:language:${offered}`,
        label: t('shell:palette.language', { language: LANGUAGE_NAMES[offered] }),
        icon: Languages,
        run: () => void chooseLanguageForReader(offered),
      }),
    );

  return [
    ...(mayAddEmployees ? [addEmployee] : []),
    ...(companies_count > 1 ? [switchCompany] : []),
    ...themes,
    ...spoken,
    action({
      id: 'action:sidebar',
      label: t('shell:shortcuts.toggleSidebar'),
      icon: PanelLeft,
      keys: ['['],
      run: toggle,
    }),
    action({
      id: 'action:keys',
      label: t('shell:userMenu.keyboard'),
      icon: Keyboard,
      keys: ['?'],
      run: openShortcutHelp,
    }),
    action({ id: 'action:leave', label: t('shell:userMenu.signOut'), icon: LogOut, run: () => void leave() }),
  ];
}
