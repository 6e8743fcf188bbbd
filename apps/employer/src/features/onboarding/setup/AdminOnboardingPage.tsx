// What onboarding is made of: processes, company documents, and settings (ONB-010).
import type { AccessDemand } from '@onward/domain/staff/access';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { WithHeaderActions } from '../../../design/page/HeaderActions.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { ProcessList } from '../processes/ProcessList.tsx';
import { OnboardingSettings } from './OnboardingSettings.tsx';
import { READ_DOCUMENTS } from './onboarding-demands.ts';

const TABS = ['processes', 'documents', 'settings'] as const;
type Tab = (typeof TABS)[number];

const CONTENTS = { processes: ProcessList, documents: DocumentList, settings: OnboardingSettings } as const;

const DEMANDS: Partial<Record<Tab, AccessDemand>> = {
  documents: READ_DOCUMENTS,
  settings: { module: 'onboarding', permission: 'manage_onboarding' },
};

const isTab = (tab: string): tab is Tab => TABS.some((each) => each === tab);

export default function AdminOnboardingPage() {
  const { t } = useTranslation();
  const { page = 'processes' } = useParams();
  const { may } = useAccess();
  const tabs = TABS.filter((tab) => may(DEMANDS[tab] ?? {}));
  if (!isTab(page) || !tabs.includes(page)) return <Navigate to={paths.adminOnboarding('processes')} replace />;
  const Content = CONTENTS[page];
  return (
    <WithHeaderActions>
      {(actions) => (
        <>
          <PageHeader
            title={t('onboarding-setup:title')}
            titleOnPhone
            crumbs={[{ label: t('shell:pages.onboarding'), to: paths.onboarding() }]}
            actions={actions}
          >
            <TabsRow
              label={t('onboarding-setup:tabsLabel')}
              active={page}
              items={tabs.map((tab) => ({
                key: tab,
                label: t(`onboarding-setup:tabs.${tab}`),
                to: paths.adminOnboarding(tab),
              }))}
            />
          </PageHeader>
          <PageBody>
            <Content />
          </PageBody>
        </>
      )}
    </WithHeaderActions>
  );
}
