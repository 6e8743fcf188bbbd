// Links to the company's templates, one per kind (CMP-061).
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
import { useTranslation } from 'react-i18next';
import { EntryCard, EntryCards } from '../../../design/page/EntryCard.tsx';
import { openPaywall } from '../../../features/company/parts/paywall-store.ts';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';

interface Entry {
  key: string;
  icon: LucideIcon;
  to: string;
  demand: AccessDemand;
}

const ENTRIES: readonly Entry[] = [
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

export default function TemplatesPanel() {
  const { t } = useTranslation();
  const { decide } = useAccess();
  const refusalText = useRefusalText();
  return (
    <EntryCards label={t('shell:company.panels.templates')}>
      {ENTRIES.map(({ key, icon, to, demand }) => {
        const decision = decide(demand);
        const sold = !decision.allowed && decision.reason === 'plan_locked' ? decision.feature : null;
        return (
          <EntryCard
            key={key}
            icon={icon}
            title={t(`company:templates.${key}.name`)}
            text={t(`company:templates.${key}.text`)}
            to={to}
            locked={refusalText(decision) || null}
            onPress={sold ? () => openPaywall({ kind: 'hiring', feature: sold }) : undefined}
          />
        );
      })}
    </EntryCards>
  );
}
