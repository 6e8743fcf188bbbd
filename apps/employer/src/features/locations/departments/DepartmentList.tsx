// A page of departments: a table, or cards on phones.
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { DepartmentCards } from './DepartmentCards.tsx';
import { DepartmentTable } from './DepartmentTable.tsx';
import type { DepartmentActions } from './department-actions.ts';
import { departmentsQuery } from './departments.api.ts';
import { DEPARTMENTS_PER_PAGE, type DepartmentOrderField, type DepartmentList as List } from './departments.list.ts';

interface Props {
  list: List;
  layout: ListLayout<'departments'>;
  onChange: ChangeList<DepartmentOrderField>;
  actions: DepartmentActions | null;
  addButton: ReactNode;
}

export function DepartmentList({ list, layout, onChange, actions, addButton }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  return (
    <RecordList
      query={useQuery(departmentsQuery(list))}
      rowsOf={({ departments }) => departments}
      page={list.page}
      density={layout.density}
      pageSize={DEPARTMENTS_PER_PAGE}
      onPage={(page, options) => onChange({ page }, options)}
      notLoaded={t('locations:departments.notLoaded')}
      countText={(count) => t('locations:departments.count', { count })}
      empty={
        list.query ? (
          <EmptyState
            kind="no_match"
            title={t('locations:departments.noMatch', { query: list.query })}
            text={t('locations:departments.noMatchText')}
            action={<Button onClick={() => onChange({ query: '' })}>{t('locations:departments.clearSearch')}</Button>}
          />
        ) : (
          <EmptyState
            kind="first_use"
            title={t('locations:departments.none')}
            text={t('locations:departments.noneText')}
            action={addButton}
          />
        )
      }
    >
      {(departments) =>
        phone ? (
          <DepartmentCards departments={departments} actions={actions} />
        ) : (
          <DepartmentTable
            departments={departments}
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
