// A paged list of people in a drawer, in any state: loading, failed, empty, or loaded.
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../design/page/EmptyState.tsx';
import { RecordList } from '../../platform/lists/RecordList.tsx';
import { type PersonRow, PersonRows } from './PersonRows.tsx';

type ListProps<Answer extends { total_pages: number; total_count: number }, Row> = ComponentProps<
  typeof RecordList<Answer, Row>
>;

interface Props<Answer extends { total_pages: number; total_count: number }, Row>
  extends Pick<ListProps<Answer, Row>, 'query' | 'rowsOf' | 'page' | 'onPage'> {
  empty: string;
  personOf: (row: Row) => PersonRow;
}

export function PeoplePages<Answer extends { total_pages: number; total_count: number }, Row>({
  empty,
  personOf,
  ...list
}: Props<Answer, Row>) {
  const { t } = useTranslation();
  return (
    <RecordList
      {...list}
      pageSize={DEFAULT_PAGE_SIZE}
      notLoaded={t('privacy:failed')}
      countText={() => ''}
      empty={<EmptyState kind="nothing_to_do" title={empty} />}
    >
      {(rows) => <PersonRows rows={rows.map(personOf)} />}
    </RecordList>
  );
}
