// The staff panel of the company page: find, invite and edit team members (CMP-027, CMP-029).
import { UserPlus } from 'lucide-react';
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
import { useRequest } from '../../../platform/routing/use-request.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { SavedViews } from '../../saved-views/parts/SavedViews.tsx';
import { ConfirmMove, type MoveQuestion } from './ConfirmMove.tsx';
import { StaffDrawer } from './editor/StaffDrawer.tsx';
import { StaffFilterBar } from './StaffFilterBar.tsx';
import { StaffList } from './StaffList.tsx';
import { type ListedStaff, refreshStaff } from './staff.api.ts';
import { STAFF_LIST, useStaffFilters } from './staff.list.ts';
import { useStaffMoves } from './use-staff-moves.ts';

const EDIT = { permission: 'edit_user', writes: true } as const;
const SEARCH_MAX = 120;

export default function StaffPanel() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(STAFF_LIST);
  const [layout, changeLayout] = useListLayout('staff');
  const [filters, changeFilters] = useStaffFilters();
  const mayWrite = useAccess().may(EDIT);
  const editing = useDialog<ListedStaff | null>();
  useRequest('add', () => editing.show(null));
  const asking = useDialog<MoveQuestion>();
  const { resend, reactivate, seeAs } = useStaffMoves();

  useCableEvent('company', ({ event }) => {
    if (event === 'staff_changed' || event === 'role_changed') void refreshStaff();
  });

  const inviteButton = (
    <GuardedButton
      demand={EDIT}
      type="primary"
      icon={<UserPlus size={16} />}
      label={t('staff:people.invite')}
      onClick={() => editing.show(null)}
    />
  );

  return (
    <ListPage label={t('staff:people.title')}>
      <ListHead
        end={
          <LayoutMenu
            list="staff"
            layout={layout}
            onChange={changeLayout}
            title={(column) => t(`staff:people.columns.${column}`)}
          />
        }
      >
        <SearchField
          label={t('staff:people.search')}
          value={list.query}
          maxLength={SEARCH_MAX}
          onSearch={(query) => changeList({ query }, { replace: true })}
        />
        <StaffFilterBar filters={filters} onChange={changeFilters} />
      </ListHead>
      <HeaderActions>{inviteButton}</HeaderActions>
      <SavedViews list="staff" />
      <StaffList
        layout={layout}
        list={{ ...list, filters }}
        onChange={changeList}
        onClear={() => {
          changeList({ query: '' });
          changeFilters({ roleId: null, locationId: null, status: null });
        }}
        actions={
          mayWrite
            ? {
                edit: editing.show,
                resend: (staff) => void resend(staff),
                reactivate: (staff) => void reactivate(staff),
                cancel: (staff) => asking.show({ staff, move: 'cancel' }),
                deactivate: (staff) => asking.show({ staff, move: 'deactivate' }),
                seeAs,
              }
            : null
        }
        inviteButton={inviteButton}
      />
      <StaffDrawer key={`edit ${editing.visit}`} open={editing.open} staff={editing.subject} onClose={editing.close} />
      {asking.subject && (
        <ConfirmMove key={`ask ${asking.visit}`} open={asking.open} question={asking.subject} onClose={asking.close} />
      )}
    </ListPage>
  );
}
