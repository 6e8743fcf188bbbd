// One page of staff in whatever state it is: loading, failed, empty, or there.
import { ApiError } from '@onward/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '../../../design/lists/ListFrame.tsx';
import { Pager } from '../../../design/lists/Pager.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { StaffCards } from './StaffCards.tsx';
import { StaffTable } from './StaffTable.tsx';
import { staffListQuery } from './staff.api.ts';
import { STAFF_PER_PAGE, type StaffListState, type StaffOrderField } from './staff.list.ts';
import type { StaffActions } from './staff-actions.ts';

interface Props {
  list: StaffListState;
  onChange: ChangeList<StaffOrderField>;
  /** Takes search and filters away. */
  onClear: () => void;
  actions: StaffActions | null;
  inviteButton: ReactNode;
}

export function StaffList({ list, onChange, onClear, actions, inviteButton }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(staffListQuery(list));
  const totalPages = isPlaceholderData ? undefined : data?.total_pages;
  useExistingPage(list.page, totalPages, onChange);

  if (!data) {
    if (!error) return <SkeletonRows />;
    const { message, error_reference: reference } = error instanceof ApiError ? error : {};
    return (
      <ErrorBlock
        title={t('staff:people.notLoaded')}
        message={message}
        reference={reference}
        onRetry={() => void refetch()}
        supportTo={paths.support()}
      />
    );
  }
  const { company_staffs: staffs, total_pages } = data;
  if (staffs.length === 0) {
    const searched = list.query !== '' || Object.values(list.filters).some((value) => value !== null);
    return searched ? (
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
    );
  }
  return (
    <>
      <ListFrame refreshing={isFetching}>
        {phone ? (
          <StaffCards staffs={staffs} actions={actions} />
        ) : (
          <StaffTable staffs={staffs} order={list.order} onOrder={(order) => onChange({ order })} actions={actions} />
        )}
      </ListFrame>
      <Pager
        page={list.page}
        pageSize={STAFF_PER_PAGE}
        totalPages={total_pages}
        rowsShown={staffs.length}
        allRows={t('staff:people.count', { count: staffs.length })}
        onChange={(page) => onChange({ page })}
      />
    </>
  );
}

/** The last row of the last page may go while one looks at it: then the page before it is shown. */
function useExistingPage(page: number, totalPages: number | undefined, onChange: ChangeList<StaffOrderField>) {
  const beyond = totalPages !== undefined && page > Math.max(1, totalPages);
  useEffect(() => {
    if (beyond) onChange({ page: Math.max(1, totalPages) }, { replace: true });
  }, [beyond, totalPages, onChange]);
}
