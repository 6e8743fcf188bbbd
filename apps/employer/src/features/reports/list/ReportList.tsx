// One page of reports as a table, or as cards on phones.
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import {
  chosenCount,
  type ReportField,
  type ReportFilterName,
  type ReportListState,
  tabOf,
  withoutChosen,
} from '../reports.list.ts';
import { ReportCards } from './ReportCards.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { ReportsAnswer } from './reports-answer.ts';

interface Props {
  list: ReportListState;
  query: Pick<UseQueryResult<ReportsAnswer>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  onChange: ChangeList<ReportField, ReportFilterName>;
  /** Shown while there are no reports at all. */
  firstSteps: ReactNode;
}

export function ReportList({ list, query, onChange, firstSteps }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const clear = () => onChange({ query: '', filters: withoutChosen(list.filters) });
  return (
    <RecordList
      query={query}
      rowsOf={({ custom_report_templates }) => custom_report_templates}
      page={list.page}
      pageSize={DEFAULT_PAGE_SIZE}
      avatar
      onPage={(page, options) => onChange({ page }, options)}
      notLoaded={t('reports:list.notLoaded')}
      countText={(count) => t('reports:list.count', { count })}
      empty={<Empty list={list} firstSteps={firstSteps} onClear={clear} />}
    >
      {(reports) =>
        phone ? (
          <ReportCards reports={reports} />
        ) : (
          <ReportTable reports={reports} order={list.order} onOrder={(order) => onChange({ order })} />
        )
      }
    </RecordList>
  );
}

/** No match, no schedules, or no reports yet. */
function Empty({ list, firstSteps, onClear }: Pick<Props, 'list' | 'firstSteps'> & { onClear: () => void }) {
  const { t } = useTranslation();
  if (list.query !== '' || chosenCount(list.filters) > 0) {
    return (
      <EmptyState
        kind="no_match"
        title={t('reports:list.noMatch')}
        text={t('reports:list.noMatchText')}
        action={<Button onClick={onClear}>{t('reports:list.clear')}</Button>}
      />
    );
  }
  if (tabOf(list.filters) === 'scheduled') {
    return (
      <EmptyState
        kind="nothing_to_do"
        title={t('reports:list.noneScheduled')}
        text={t('reports:list.noneScheduledText')}
      />
    );
  }
  return (
    <EmptyState kind="first_use" title={t('reports:list.none')} text={t('reports:list.noneText')} action={firstSteps} />
  );
}
