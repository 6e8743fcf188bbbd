// Everyone who works here: search, filter, add, and act on several people (EMP-003, EMP-004).
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { Upload, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { LayoutMenu } from '../../../platform/lists/LayoutMenu.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useListLayout } from '../../../platform/lists/use-list-layout.ts';
import { useRowSelection } from '../../../platform/lists/use-row-selection.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useRequest } from '../../../platform/routing/use-request.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { SavedViews } from '../../saved-views/parts/SavedViews.tsx';
import { AddEmployeeDrawer } from '../add/AddEmployeeDrawer.tsx';
import { refreshEmployees } from '../employees.api.ts';
import { EMPLOYEE_LIST } from '../employees.list.ts';
import { EDIT_EMPLOYEES } from '../permissions.ts';
import { BulkActions } from './BulkActions.tsx';
import { EmployeeCounts } from './EmployeeCounts.tsx';
import { EmployeeFilters } from './EmployeeFilters.tsx';
import { EmployeeList } from './EmployeeList.tsx';
import { EmployeeTabs } from './EmployeeTabs.tsx';
import { ExportButton } from './ExportButton.tsx';

export default function EmployeesPage() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(EMPLOYEE_LIST);
  const [layout, changeLayout] = useListLayout('employees');
  const selection = useRowSelection<EmployeeRow>();
  const [total, setTotal] = useState(0);
  const adding = useDialog<null>();
  useRequest('add', () => adding.show(null));
  useSettledEvents('company', ['employee_changed'], refreshEmployees);

  const importButton = (
    <GuardedButton
      demand={EDIT_EMPLOYEES}
      icon={<Upload size={16} />}
      label={t('employees:list.import')}
      to={paths.importEmployees()}
    />
  );
  const addButton = (label: string) => (
    <GuardedButton
      demand={EDIT_EMPLOYEES}
      type="primary"
      icon={<UserPlus size={16} />}
      label={label}
      onClick={() => adding.show(null)}
    />
  );

  return (
    <>
      <PageHeader
        title={t('shell:pages.employeeRecords')}
        beside={<EmployeeCounts />}
        actions={
          <>
            {importButton}
            <ExportButton list={list} />
            {addButton(t('employees:add.action'))}
          </>
        }
      >
        <EmployeeTabs list={list} />
      </PageHeader>
      <PageBody>
        <ListPage label={t('shell:pages.employeeRecords')}>
          <ListHead
            end={
              <LayoutMenu
                list="employees"
                layout={layout}
                onChange={changeLayout}
                title={(column) => t(`employees:columns.${column}`)}
              />
            }
          >
            <EmployeeFilters list={list} onChange={changeList} />
          </ListHead>
          <SavedViews list="employees" />
          <EmployeeList
            list={list}
            layout={layout}
            onChange={changeList}
            selection={selection}
            onTotal={setTotal}
            firstSteps={
              <>
                {addButton(t('employees:add.first'))}
                {importButton}
              </>
            }
          />
          <BulkActions list={list} total={total} selection={selection} />
        </ListPage>
      </PageBody>
      <AddEmployeeDrawer key={adding.visit} open={adding.open} onClose={adding.close} />
    </>
  );
}
