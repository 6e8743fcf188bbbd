// Actions available anywhere, as palette entries.
import { ArrowLeftRight, Keyboard, Languages, LogOut, MonitorCog, Moon, PanelLeft, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
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
import { useCommandNames } from './use-command-names.ts';
import { useTaskEntries } from './use-task-entries.ts';

const THEME_ICONS = { system: MonitorCog, light: Sun, dark: Moon } as const;

export function useActionEntries(): PaletteEntry[] {
  const nameOf = useCommandNames();
  const navigate = useNavigate();
  const { companies_count } = useCurrentUser();
  const { language } = useLanguage();
  const { languages } = usePublicConfiguration();
  const mayChooseLanguage = useFlag('language_switch');
  const theme = useThemeChoice();
  const { rail, toggle } = useRail();
  const tasks = useTaskEntries();

  const action = (entry: Omit<PaletteEntry, 'group'>): PaletteEntry => ({ ...entry, group: 'actions' });
  const switchCompany = action({
    id: 'action:company',
    ...nameOf((t) => t('shell:userMenu.switchCompany')),
    icon: ArrowLeftRight,
    run: () => void navigate(paths.selectCompany()),
  });
  const themes = THEME_CHOICES.filter((choice) => choice !== theme).map((choice) =>
    action({
      id: `action:theme:${choice}`,
      ...nameOf((t) => t('shell:palette.theme', { theme: t(`shell:theme.${choice}`) })),
      icon: THEME_ICONS[choice],
      run: () => chooseTheme(choice),
    }),
  );
  const spoken = (mayChooseLanguage ? languages : [])
    .filter((offered) => offered !== language)
    .map((offered) =>
      action({
        id: `action:language:${offered}`,
        ...nameOf((t) => t('shell:palette.language', { language: LANGUAGE_NAMES[offered] })),
        icon: Languages,
        run: () => void chooseLanguageForReader(offered),
      }),
    );

  return [
    ...tasks,
    ...(companies_count > 1 ? [switchCompany] : []),
    ...themes,
    ...spoken,
    action({
      id: 'action:sidebar',
      ...nameOf((t) => t(`shell:palette.sidebar.${rail ? 'expand' : 'collapse'}`)),
      icon: PanelLeft,
      keys: ['['],
      run: toggle,
    }),
    action({
      id: 'action:keys',
      ...nameOf((t) => t('shell:userMenu.keyboard')),
      icon: Keyboard,
      keys: ['?'],
      run: openShortcutHelp,
    }),
    action({
      id: 'action:leave',
      ...nameOf((t) => t('shell:userMenu.signOut')),
      icon: LogOut,
      run: () => void leave(),
    }),
  ];
}
