// One page of jobs as a table, or as cards on phones.
import type { PositionRow } from '@onward/contract/positions/position';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { DeletePosition } from '../DeletePosition.tsx';
import { positionsQuery } from '../positions.api.ts';
import { PositionCards } from './PositionCards.tsx';
import { PositionTable } from './PositionTable.tsx';
import { type PositionField, type PositionFilter, type PositionListState, steadyRows } from './positions.list.ts';

interface Props {
  list: PositionListState;
  layout: ListLayout<'job_postings'>;
  onChange: ChangeList<PositionField, PositionFilter>;
  selection: RowSelection<PositionRow>;
  /** Receives the number of jobs that match the filters. */
  onTotal: (total: number) => void;
  postButton: ReactNode;
}

export function PositionList({ list, layout, onChange, selection, onTotal, postButton }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const query = useQuery(positionsQuery(list));
  const deleting = useDialog<PositionRow>();
  const steady = useSteadyRows(JSON.stringify(list));
  const searched = list.query !== '' || Object.keys(list.filters).length > 0;
  const total = query.data?.total_count ?? 0;
  useEffect(() => onTotal(total), [total, onTotal]);

  return (
    <>
      <RecordList
        query={query}
        rowsOf={({ positions }) => (query.isPlaceholderData ? positions : steady(positions))}
        page={list.page}
        pageSize={DEFAULT_PAGE_SIZE}
        density={layout.density}
        onPage={(page, options) => onChange({ page }, options)}
        notLoaded={t('positions:notLoaded')}
        countText={(count) => t('positions:count', { count })}
        empty={
          searched ? (
            <EmptyState
              kind="no_match"
              title={t('positions:noMatch')}
              text={t('positions:noMatchText')}
              action={<Button onClick={() => onChange({ query: '', filters: {} })}>{t('positions:clearAll')}</Button>}
            />
          ) : (
            <EmptyState
              kind="first_use"
              title={t('positions:none')}
              text={t('positions:noneText')}
              action={postButton}
            />
          )
        }
      >
        {(positions) =>
          phone ? (
            <PositionCards positions={positions} selection={selection} onDelete={deleting.show} />
          ) : (
            <PositionTable
              positions={positions}
              order={list.order}
              layout={layout}
              onOrder={(order) => onChange({ order })}
              selection={selection}
              onDelete={deleting.show}
            />
          )
        }
      </RecordList>
      {deleting.subject && (
        <DeletePosition
          key={deleting.visit}
          open={deleting.open}
          position={deleting.subject}
          onClose={deleting.close}
        />
      )}
    </>
  );
}

/** Live updates keep the rows in place; another search, order or page starts over. */
function useSteadyRows(list: string) {
  const shown = useRef<{ list: string; ids: readonly number[] }>({ list, ids: [] });
  return (rows: readonly PositionRow[]): PositionRow[] => {
    const before = shown.current.list === list ? shown.current.ids : [];
    const steady = steadyRows(before, rows);
    shown.current = { list, ids: steady.map(({ id }) => id) };
    return steady;
  };
}
