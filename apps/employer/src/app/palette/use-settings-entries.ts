// The sections of the company and the account, and the lists of templates, as palette entries.
import type { AccessDemand } from '@onward/domain/staff/access';
import {
  Bell,
  CalendarDays,
  ClipboardList,
  FileText,
  type LucideIcon,
  MessagesSquare,
  Settings2,
  ShieldCheck,
  Workflow,
} from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { accessHolder, useAccess } from '../../platform/access.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useCurrentUser } from '../../platform/startup/use-startup.ts';
import { COMPANY_PANELS, permittedPanels } from '../pages/company/company-panels.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { useCommandNames } from './use-command-names.ts';

interface Setting {
  /** Its name is `shell:palette.settings.<key>`. */
  key: string;
  icon: LucideIcon;
  to: string;
  demand: AccessDemand;
}

const SETTINGS: readonly Setting[] = [
  { key: 'job_templates', icon: FileText, to: paths.positionTemplates(), demand: { permission: 'edit_template' } },
  {
    key: 'hiring_processes',
    icon: Workflow,
    to: paths.hiringProcesses(),
    demand: { feature: 'hiring_processes', module: 'hiring_stages', permission: 'edit_template' },
  },
  {
    key: 'message_templates',
    icon: MessagesSquare,
    to: paths.messageTemplates(),
    demand: { feature: 'messages', module: 'messaging', permission: 'edit_template' },
  },
  {
    key: 'onboarding_processes',
    icon: ClipboardList,
    to: paths.adminOnboarding('processes'),
    demand: { module: 'onboarding', permission: ['manage_onboarding', 'edit_onboarding_process'] },
  },
  { key: 'notifications', icon: Bell, to: paths.account('notifications'), demand: {} },
  { key: 'calendar', icon: CalendarDays, to: paths.account('calendar'), demand: {} },
  { key: 'security', icon: ShieldCheck, to: paths.account('security'), demand: {} },
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
      ...SETTINGS.filter(({ demand }) => may(demand)).map(({ key, icon, to }) =>
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
