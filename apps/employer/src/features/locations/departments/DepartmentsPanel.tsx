// The departments panel of the company page: search, sort, add, edit and delete (CMP-016).
import type { Department } from '@onward/contract/locations/departments';
import { DEPARTMENT_NAME_MAX } from '@onward/domain/locations/departments';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { LayoutMenu } from '../../../platform/lists/LayoutMenu.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useListLayout } from '../../../platform/lists/use-list-layout.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { SavedViews } from '../../saved-views/parts/SavedViews.tsx';
import { useFocusSearch } from '../list/use-focus-search.ts';
import { fieldsOf } from '../parts/custom-field-entries.ts';
import { customFieldsQuery, refreshCustomFields } from '../parts/custom-fields.api.ts';
import { DeleteDepartment } from './DeleteDepartment.tsx';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { DepartmentList } from './DepartmentList.tsx';
import { refreshDepartments } from './departments.api.ts';
import { DEPARTMENT_LIST } from './departments.list.ts';

export default function DepartmentsPanel() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(DEPARTMENT_LIST);
  const [layout, changeLayout] = useListLayout('departments');
  const mayEdit = useAccess().may({ permission: 'edit_department', writes: true });
  const editing = useDialog<Department | null>();
  const deleting = useDialog<Department>();
  const { data: customFields } = useQuery(customFieldsQuery());
  const { panel, focusSearch } = useFocusSearch();

  useCableEvent('company', ({ event }) => {
    if (event === 'department_changed') void refreshDepartments();
    if (event === 'custom_field_changed') void refreshCustomFields();
  });

  const addButton = (
    <GuardedButton
      demand={{ permission: 'edit_department', unlimitedIn: 'department', writes: true }}
      type="primary"
      icon={<Plus size={16} />}
      label={t('locations:departments.add')}
      onClick={() => editing.show(null)}
    />
  );

  return (
    <ListPage ref={panel} label={t('locations:departments.title')}>
      <ListHead
        end={
          <LayoutMenu
            list="departments"
            layout={layout}
            onChange={changeLayout}
            title={(column) => t(`locations:departments.columns.${column}`)}
          />
        }
      >
        <SearchField
          label={t('locations:departments.search')}
          value={list.query}
          maxLength={DEPARTMENT_NAME_MAX}
          onSearch={(query) => changeList({ query }, { replace: true })}
        />
      </ListHead>
      <HeaderActions>{addButton}</HeaderActions>
      <SavedViews list="departments" />
      <DepartmentList
        layout={layout}
        list={list}
        onChange={changeList}
        actions={mayEdit ? { edit: editing.show, remove: deleting.show } : null}
        addButton={addButton}
      />
      {customFields && (
        <DepartmentDialog
          key={`edit ${editing.visit}`}
          open={editing.open}
          department={editing.subject}
          fields={fieldsOf(customFields, 'department')}
          onClose={editing.close}
        />
      )}
      {deleting.subject && (
        <DeleteDepartment
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          department={deleting.subject}
          onClose={deleting.close}
          onDeleted={focusSearch}
        />
      )}
    </ListPage>
  );
}
