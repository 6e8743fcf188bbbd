// The company's hiring processes, forms, quizzes and offer letters, one list at a time (JOB-016, JOB-020, OFR-006).
import type { AccessDemand } from '@onward/domain/staff/access';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { WithHeaderActions } from '../../../design/page/HeaderActions.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { FormTemplates, QuizTemplates } from './FormTemplates.tsx';
import { OfferTemplates } from './OfferTemplates.tsx';
import { ProcessTemplates } from './ProcessTemplates.tsx';

const TABS = ['processes', 'forms', 'quizzes', 'offers'] as const;
type Tab = (typeof TABS)[number];

const LISTS = {
  processes: ProcessTemplates,
  forms: FormTemplates,
  quizzes: QuizTemplates,
  offers: OfferTemplates,
} as const;

/** Lists that need a plan module. */
const DEMANDS: Partial<Record<Tab, AccessDemand>> = {
  processes: { module: 'hiring_stages', feature: 'hiring_processes' },
  offers: { feature: 'offers', module: 'offers' },
};

const isTab = (tab: string): tab is Tab => (TABS as readonly string[]).includes(tab);

export default function TemplatesPage() {
  const { t } = useTranslation();
  const { kind = 'processes' } = useParams();
  const { may } = useAccess();
  const tabs: readonly Tab[] = TABS.filter((tab) => may(DEMANDS[tab] ?? {}));
  if (!isTab(kind) || !tabs.includes(kind)) return <Navigate to={paths.hiringProcesses(tabs[0])} replace />;
  const List = LISTS[kind];
  return (
    <WithHeaderActions>
      {(actions) => (
        <>
          <PageHeader
            title={t('shell:pages.hiringProcesses')}
            crumbs={[{ label: t('hiring-processes:crumbs.jobs'), to: paths.jobPostings() }]}
            actions={actions}
          >
            <TabsRow
              label={t('hiring-processes:tabsLabel')}
              active={kind}
              items={tabs.map((tab) => ({
                key: tab,
                label: t(`hiring-processes:tabs.${tab}`),
                to: paths.hiringProcesses(tab),
              }))}
            />
          </PageHeader>
          <PageBody>
            <List />
          </PageBody>
        </>
      )}
    </WithHeaderActions>
  );
}
