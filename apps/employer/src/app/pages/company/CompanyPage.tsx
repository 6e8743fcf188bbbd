// The company page: one panel at a time, named in the address (CMP-061).
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { accessHolder } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { NoAccessScreen } from '../problems/NoAccessScreen.tsx';
import { COMPANY_PANELS, choosePanel, permittedPanels } from './company-panels.ts';

export default function CompanyPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const permitted = permittedPanels(COMPANY_PANELS, accessHolder(useCurrentUser()));
  const panel = choosePanel(permitted, search.get('currentPanel'));
  if (!panel) return <NoAccessScreen pageTitle={t('shell:pages.company')} refusal={null} />;
  return (
    <>
      <PageHeader title={t('shell:pages.company')}>
        <TabsRow
          label={t('shell:company.panelsLabel')}
          active={panel.key}
          items={permitted.map(({ key }) => ({
            key,
            label: t(`shell:company.panels.${key}`),
            to: paths.company(key),
          }))}
        />
      </PageHeader>
      <PageBody>
        <Suspense fallback={<SkeletonRows avatar={false} />}>
          <panel.Component />
        </Suspense>
      </PageBody>
    </>
  );
}
