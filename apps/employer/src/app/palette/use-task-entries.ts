// Work that can be started from anywhere, as palette entries; each opens the dialog or page that does it (AHD-004).
import type { AccessDemand } from '@onward/domain/staff/access';
import {
  Briefcase,
  CalendarPlus,
  ChartColumn,
  ClipboardCheck,
  MailPlus,
  MapPinPlus,
  MessageSquare,
  Upload,
  UserPlus,
  UserRoundPlus,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAccess } from '../../platform/access.ts';
import { paths } from '../../platform/routing/paths.ts';
import { startOnboarding } from '../route-demands.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { type CommandName, useCommandNames } from './use-command-names.ts';

interface Task {
  id: string;
  name: CommandName;
  icon: PaletteEntry['icon'];
  demand: AccessDemand;
  to: string;
}

const TASKS: readonly Task[] = [
  {
    id: 'post-job',
    name: (t) => t('shell:palette.tasks.postJob'),
    icon: Briefcase,
    demand: { permission: 'create_position', unlimitedIn: 'position', writes: true },
    to: paths.company('profile', { createPosition: true }),
  },
  {
    id: 'add-applicant',
    name: (t) => t('shell:palette.tasks.addApplicant'),
    icon: UserPlus,
    demand: { permission: 'edit_applicant', writes: true },
    to: paths.addApplicant(),
  },
  {
    id: 'schedule-interview',
    name: (t) => t('shell:palette.tasks.scheduleInterview'),
    icon: CalendarPlus,
    demand: { feature: 'schedule', module: 'scheduling', permission: 'edit_applicant', writes: true },
    to: paths.scheduleInterview(),
  },
  {
    id: 'send-message',
    name: (t) => t('shell:palette.tasks.sendMessage'),
    icon: MessageSquare,
    demand: { feature: 'messages', module: 'messaging', permission: 'edit_message', writes: true },
    to: paths.messages(),
  },
  {
    id: 'import-applicants',
    name: (t) => t('shell:palette.tasks.importApplicants'),
    icon: Upload,
    demand: { permission: 'edit_applicant', writes: true },
    to: paths.importApplicants(),
  },
  {
    id: 'add-employee',
    name: (t) => t('shell:palette.addEmployee'),
    icon: UserRoundPlus,
    demand: { permission: 'edit_employee', writes: true },
    to: paths.addEmployee(),
  },
  {
    id: 'start-onboarding',
    name: (t) => t('shell:pages.startOnboarding'),
    icon: ClipboardCheck,
    demand: { ...startOnboarding, writes: true },
    to: paths.startOnboarding(),
  },
  {
    id: 'invite-staff',
    name: (t) => t('shell:palette.tasks.inviteStaff'),
    icon: MailPlus,
    demand: { permission: 'edit_user', writes: true },
    to: paths.inviteStaff(),
  },
  {
    id: 'add-location',
    name: (t) => t('shell:palette.tasks.addLocation'),
    icon: MapPinPlus,
    demand: { permission: 'edit_location', unlimitedIn: 'location', writes: true },
    to: paths.addLocation(),
  },
  {
    id: 'new-report',
    name: (t) => t('shell:palette.tasks.newReport'),
    icon: ChartColumn,
    demand: { module: 'custom_reports', writes: true },
    to: paths.newReport(),
  },
];

export function useTaskEntries(): PaletteEntry[] {
  const navigate = useNavigate();
  const nameOf = useCommandNames();
  const { may } = useAccess();
  return TASKS.filter(({ demand }) => may(demand)).map(({ id, name, icon, to }) => ({
    id: `action:${id}`,
    group: 'actions',
    ...nameOf(name),
    icon,
    run: () => void navigate(to),
  }));
}
