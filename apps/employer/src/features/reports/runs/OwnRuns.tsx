// The tab with all of the user's own runs, newest first.
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { RunTable } from './RunTable.tsx';
import { ownRunsQuery } from './runs.api.ts';

interface Props {
  page: number;
  onPage: (page: number, options?: { replace?: boolean }) => void;
}

export function OwnRuns({ page, onPage }: Props) {
  const { t } = useTranslation();
  const query = useQuery(ownRunsQuery(page));
  return (
    <RecordList
      query={query}
      rowsOf={({ custom_data_exports }) => custom_data_exports}
      page={page}
      pageSize={DEFAULT_PAGE_SIZE}
      onPage={onPage}
      notLoaded={t('reports:runs.notLoaded')}
      countText={(count) => t('reports:runs.count', { count })}
      empty={<EmptyState kind="first_use" title={t('reports:runs.none')} text={t('reports:runs.noneText')} />}
    >
      {(runs) => <RunTable label={t('reports:runs.recent')} runs={runs} />}
    </RecordList>
  );
}
