// A page of team members: a table, or cards on phones.
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { StaffCards } from './StaffCards.tsx';
import { StaffTable } from './StaffTable.tsx';
import { staffListQuery } from './staff.api.ts';
import { STAFF_PER_PAGE, type StaffListState, type StaffOrderField } from './staff.list.ts';
import type { StaffActions } from './staff-actions.ts';

interface Props {
  list: StaffListState;
  layout: ListLayout<'staff'>;
  onChange: ChangeList<StaffOrderField>;
  /** Clears search and filters. */
  onClear: () => void;
  actions: StaffActions | null;
  inviteButton: ReactNode;
}

export function StaffList({ list, layout, onChange, onClear, actions, inviteButton }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const searched = list.query !== '' || Object.values(list.filters).some((value) => value !== null);
  return (
    <RecordList
      query={useQuery(staffListQuery(list))}
      rowsOf={({ company_staffs }) => company_staffs}
      page={list.page}
      density={layout.density}
      pageSize={STAFF_PER_PAGE}
      onPage={(page, options) => onChange({ page }, options)}
      notLoaded={t('staff:people.notLoaded')}
      countText={(count) => t('staff:people.count', { count })}
      avatar
      empty={
        searched ? (
          <EmptyState
            kind="no_match"
            title={t('staff:people.noMatch')}
            text={t('staff:people.noMatchText')}
            action={<Button onClick={onClear}>{t('staff:people.clear')}</Button>}
          />
        ) : (
          <EmptyState
            kind="first_use"
            title={t('staff:people.none')}
            text={t('staff:people.noneText')}
            action={inviteButton}
          />
        )
      }
    >
      {(staffs) =>
        phone ? (
          <StaffCards staffs={staffs} actions={actions} />
        ) : (
          <StaffTable
            staffs={staffs}
            order={list.order}
            layout={layout}
            onOrder={(order) => onChange({ order })}
            actions={actions}
          />
        )
      }
    </RecordList>
  );
}
