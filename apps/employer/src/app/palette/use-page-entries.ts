// Every page the user may open, as palette entries.
import { LifeBuoy, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { accessHolder } from '../../platform/access.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useCurrentUser } from '../../platform/startup/use-startup.ts';
import { permittedPages } from '../layout/navigation/visible-navigation.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { useCommandNames } from './use-command-names.ts';

/** Pages outside the navigation, available to everyone. */
const OWN_PAGES = [
  { key: 'account', to: paths.account(), icon: UserRound, shortcut: undefined },
  { key: 'support', to: paths.support(), icon: LifeBuoy, shortcut: undefined },
];

export function usePageEntries(): PaletteEntry[] {
  const nameOf = useCommandNames();
  const navigate = useNavigate();
  const user = useCurrentUser();
  return useMemo(
    () =>
      [...permittedPages(accessHolder(user)), ...OWN_PAGES].map(({ key, to, icon, shortcut }) => ({
        id: `page:${key}`,
        group: 'pages' as const,
        ...nameOf((t) => t(`shell:pages.${key}`)),
        icon,
        keys: shortcut ? ['G', shortcut] : [],
        run: () => void navigate(to),
      })),
    [nameOf, navigate, user],
  );
}
