// One page of departments in whatever state it is: loading, failed, empty, or there.
import { ApiError } from '@onward/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '../../design/lists/ListFrame.tsx';
import { Pager } from '../../design/lists/Pager.tsx';
import { EmptyState } from '../../design/page/EmptyState.tsx';
import { ErrorBlock } from '../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../design/page/SkeletonRows.tsx';
import { useIsPhone } from '../../design/theme/use-is-phone.ts';
import type { ChangeList } from '../../platform/lists/use-list-address.ts';
import { paths } from '../../platform/routing/paths.ts';
import { DepartmentCards } from './DepartmentCards.tsx';
import { DepartmentTable } from './DepartmentTable.tsx';
import type { DepartmentActions } from './department-actions.ts';
import { departmentsQuery } from './departments.api.ts';
import { DEPARTMENTS_PER_PAGE, type DepartmentOrderField, type DepartmentList as List } from './departments.list.ts';
import { useExistingPage } from './use-existing-page.ts';

interface Props {
  list: List;
  onChange: ChangeList<DepartmentOrderField>;
  actions: DepartmentActions | null;
  addButton: ReactNode;
}

export function DepartmentList({ list, onChange, actions, addButton }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(departmentsQuery(list));
  useExistingPage(list.page, isPlaceholderData ? undefined : data?.total_pages, (page) =>
    onChange({ page }, { replace: true }),
  );

  if (!data) {
    if (!error) return <SkeletonRows avatar={false} />;
    const { message, error_reference: reference } = error instanceof ApiError ? error : {};
    return (
      <ErrorBlock
        title={t('locations:departments.notLoaded')}
        message={message}
        reference={reference}
        onRetry={() => void refetch()}
        supportTo={paths.support()}
      />
    );
  }
  const { departments, total_pages: totalPages } = data;
  if (departments.length === 0) {
    return list.query ? (
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
    );
  }
  return (
    <>
      <ListFrame refreshing={isFetching}>
        {phone ? (
          <DepartmentCards departments={departments} actions={actions} />
        ) : (
          <DepartmentTable
            departments={departments}
            order={list.order}
            onOrder={(order) => onChange({ order })}
            actions={actions}
          />
        )}
      </ListFrame>
      <Pager
        page={list.page}
        pageSize={DEPARTMENTS_PER_PAGE}
        totalPages={totalPages}
        rowsShown={departments.length}
        allRows={t('locations:departments.count', { count: departments.length })}
        onChange={(page) => onChange({ page })}
      />
    </>
  );
}
