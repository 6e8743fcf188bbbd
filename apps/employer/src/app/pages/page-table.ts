// Every page: what it requires, its place in the navigation, and its shortcut. Titles are `shell:pages.<key>`.
import type { AccessDemand } from '@onward/domain/staff/access';
import {
  Blocks,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  House,
  IdCard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Radar,
  Table2,
  Users,
} from 'lucide-react';
import { paths } from '../../platform/routing/paths.ts';

export const NAVIGATION_GROUPS = ['hiring', 'people', 'insights', 'workspace'] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

export interface NavigationPage {
  key: string;
  /** Null: above the groups. */
  group: NavigationGroup | null;
  to: string;
  icon: LucideIcon;
  demand: AccessDemand;
  /** Pressed after G. */
  shortcut?: string;
  /** Other paths that belong to this page, by prefix. */
  alsoAt?: readonly string[];
}

export const NAVIGATION_PAGES: readonly NavigationPage[] = [
  {
    key: 'home',
    group: null,
    to: paths.home(),
    icon: House,
    demand: {},
    shortcut: 'H',
    alsoAt: ['/new-home', '/dashboard'],
  },
  {
    key: 'jobPostings',
    group: 'hiring',
    to: paths.jobPostings(),
    icon: Megaphone,
    demand: {},
    shortcut: 'J',
    alsoAt: ['/job-posting-template', '/create-hiring-process-template', '/edit-hiring-process-template'],
  },
  {
    key: 'applicants',
    group: 'hiring',
    to: paths.allApplicants(),
    icon: Users,
    demand: {},
    shortcut: 'A',
    alsoAt: ['/applicants', '/applicant/'],
  },
  {
    key: 'messages',
    group: 'hiring',
    to: paths.messages(),
    icon: MessagesSquare,
    demand: { feature: 'messages', module: 'messaging' },
    shortcut: 'M',
  },
  {
    key: 'schedule',
    group: 'hiring',
    to: paths.schedule(),
    icon: CalendarDays,
    demand: { feature: 'schedule', module: 'scheduling' },
    shortcut: 'S',
  },
  {
    key: 'sourcingTools',
    group: 'hiring',
    to: paths.sourcingTools(),
    icon: Radar,
    demand: { feature: 'sourcing_tools', module: 'sourcing_tools', permission: 'publish_position' },
  },
  {
    key: 'onboarding',
    group: 'people',
    to: paths.onboarding(),
    icon: ListChecks,
    demand: { module: 'onboarding' },
    shortcut: 'O',
    alsoAt: ['/admin/onboarding', '/onboarding-tasks', '/start-onboarding', '/change-onboarding-process'],
  },
  {
    key: 'employeeRecords',
    group: 'people',
    to: paths.employeeList(),
    icon: IdCard,
    demand: { permission: 'view_employee' },
    shortcut: 'E',
    alsoAt: ['/employee-records'],
  },
  {
    key: 'reports',
    group: 'insights',
    to: paths.reports(),
    icon: Table2,
    demand: { module: 'custom_reports' },
    shortcut: 'R',
  },
  {
    key: 'analytics',
    group: 'insights',
    to: paths.analytics(),
    icon: ChartNoAxesColumn,
    demand: { feature: 'analytics', permission: 'view_analytics' },
  },
  {
    key: 'company',
    group: 'workspace',
    to: paths.company(),
    icon: Building2,
    demand: {},
    alsoAt: ['/company', '/offer-template'],
  },
  {
    key: 'integrations',
    group: 'workspace',
    to: paths.integrations(),
    icon: Blocks,
    demand: { permission: 'edit_integration' },
    alsoAt: ['/integration/'],
  },
];
