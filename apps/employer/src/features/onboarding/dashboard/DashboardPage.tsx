// Everybody's onboarding: counts, filters, the list, and what can be done with several people (ONB-015, ONB-016).
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { UserPlus, Workflow } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { LayoutMenu } from '../../../platform/lists/LayoutMenu.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useListLayout } from '../../../platform/lists/use-list-layout.ts';
import { useRowSelection } from '../../../platform/lists/use-row-selection.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { SavedViews } from '../../saved-views/parts/SavedViews.tsx';
import { SEE_PROCESSES, START } from '../demands.ts';
import { OnboardingTabs } from '../parts/OnboardingTabs.tsx';
import StartDialog from '../start/StartDialog.tsx';
import { useLiveOnboarding } from '../use-live-onboarding.ts';
import { BulkActions } from './BulkActions.tsx';
import { DashboardFilters } from './DashboardFilters.tsx';
import { DashboardList } from './DashboardList.tsx';
import { ExportButton } from './ExportButton.tsx';
import { DASHBOARD } from './onboarding.list.ts';
import { type RowDialog, RowDialogs } from './rows/RowDialogs.tsx';
import { StatusTiles } from './StatusTiles.tsx';

export function DashboardPage() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(DASHBOARD);
  const [layout, changeLayout] = useListLayout('onboarding');
  const selection = useRowSelection<EmployeeRow>();
  const [total, setTotal] = useState(0);
  const starting = useDialog<null>();
  const rowDialog = useDialog<RowDialog>();
  useLiveOnboarding();
  const startButton = (
    <GuardedButton
      demand={START}
      type="primary"
      icon={<UserPlus size={16} />}
      label={t('onboarding:start.action')}
      onClick={() => starting.show(null)}
    />
  );
  return (
    <>
      <PageHeader
        title={t('shell:pages.onboarding')}
        actions={
          <>
            <GuardedButton
              demand={SEE_PROCESSES}
              icon={<Workflow size={16} />}
              label={t('onboarding:dashboard.processes')}
              to={paths.adminOnboarding()}
            />
            {startButton}
          </>
        }
      >
        <OnboardingTabs active="employees" />
      </PageHeader>
      <PageBody>
        <ListPage label={t('shell:pages.onboarding')}>
          <StatusTiles list={list} onChange={changeList} />
          <ListHead
            end={
              <>
                <ExportButton list={list} />
                <LayoutMenu
                  list="onboarding"
                  layout={layout}
                  onChange={changeLayout}
                  title={(column) => t(`onboarding:columns.${column}`)}
                />
              </>
            }
          >
            <DashboardFilters list={list} onChange={changeList} />
          </ListHead>
          <SavedViews list="onboarding" />
          <DashboardList
            list={list}
            layout={layout}
            onChange={changeList}
            selection={selection}
            onTotal={setTotal}
            onAct={rowDialog.show}
            firstStep={startButton}
          />
          <BulkActions list={list} total={total} selection={selection} />
        </ListPage>
      </PageBody>
      {starting.visit > 0 && <StartDialog key={starting.visit} open={starting.open} onClose={starting.close} />}
      {rowDialog.subject && (
        <RowDialogs
          key={`row ${rowDialog.visit}`}
          dialog={rowDialog.subject}
          open={rowDialog.open}
          onClose={rowDialog.close}
        />
      )}
    </>
  );
}
