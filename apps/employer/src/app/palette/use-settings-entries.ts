// The sections of the company and the account, and the lists of templates, as palette entries.
import { Bell, CalendarDays, type LucideIcon, Settings2, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { accessHolder, useAccess } from '../../platform/access.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useCurrentUser } from '../../platform/startup/use-startup.ts';
import { COMPANY_PANELS, permittedPanels } from '../pages/company/company-panels.ts';
import { TEMPLATE_LISTS } from '../pages/company/template-lists.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { useCommandNames } from './use-command-names.ts';

const OWN_SETTINGS = [
  { key: 'notifications', icon: Bell, to: paths.account('notifications') },
  { key: 'calendar', icon: CalendarDays, to: paths.account('calendar') },
  { key: 'security', icon: ShieldCheck, to: paths.account('security') },
];

export function useSettingsEntries(): PaletteEntry[] {
  const nameOf = useCommandNames();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { may } = useAccess();
  return useMemo(() => {
    const entry = (id: string, icon: LucideIcon, to: string, name: ReturnType<typeof nameOf>): PaletteEntry => ({
      id,
      group: 'settings',
      icon,
      ...name,
      run: () => void navigate(to),
    });
    return [
      ...permittedPanels(COMPANY_PANELS, accessHolder(user)).map(({ key }) =>
        entry(
          `panel:${key}`,
          Settings2,
          paths.company(key),
          nameOf((t) => t('shell:palette.inCompany', { panel: t(`shell:company.panels.${key}`) })),
        ),
      ),
      ...TEMPLATE_LISTS.filter(({ demand }) => may(demand)).map(({ key, icon, to }) =>
        entry(
          `templates:${key}`,
          icon,
          to,
          nameOf((t) => t(`shell:palette.templates.${key}`)),
        ),
      ),
      ...OWN_SETTINGS.map(({ key, icon, to }) =>
        entry(
          `setting:${key}`,
          icon,
          to,
          nameOf((t) => t(`shell:palette.settings.${key}`)),
        ),
      ),
    ];
  }, [nameOf, navigate, user, may]);
}
