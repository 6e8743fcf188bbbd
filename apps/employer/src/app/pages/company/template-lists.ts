// The lists of the company's templates: one card each on the templates panel, one entry each in the palette (CMP-061).
import type { AccessDemand } from '@onward/domain/staff/access';
import {
  ClipboardList,
  FileSignature,
  FileText,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Workflow,
} from 'lucide-react';
import { paths } from '../../../platform/routing/paths.ts';

export interface TemplateList {
  /** Its texts are `company:templates.<key>` and `shell:palette.templates.<key>`. */
  key: string;
  icon: LucideIcon;
  to: string;
  demand: AccessDemand;
}

export const TEMPLATE_LISTS: readonly TemplateList[] = [
  { key: 'jobPostings', icon: FileText, to: paths.positionTemplates(), demand: { permission: 'edit_template' } },
  {
    key: 'hiringProcesses',
    icon: Workflow,
    to: paths.hiringProcesses(),
    demand: { feature: 'hiring_processes', module: 'hiring_stages', permission: 'edit_template' },
  },
  {
    key: 'sheets',
    icon: ListChecks,
    to: paths.hiringProcesses('forms'),
    demand: { permission: 'edit_template' },
  },
  {
    key: 'offers',
    icon: FileSignature,
    to: paths.hiringProcesses('offers'),
    demand: { feature: 'offers', module: 'offers', permission: 'edit_template' },
  },
  {
    key: 'messages',
    icon: MessagesSquare,
    to: paths.messageTemplates(),
    demand: { feature: 'messages', module: 'messaging', permission: 'edit_template' },
  },
  {
    key: 'onboarding',
    icon: ClipboardList,
    to: paths.adminOnboarding('processes'),
    demand: { module: 'onboarding', permission: ['manage_onboarding', 'edit_onboarding_process'] },
  },
];
