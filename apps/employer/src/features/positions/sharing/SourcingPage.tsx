// Published jobs with their job boards (JOB-050).
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import type { ListShape } from '../../../platform/lists/list-address.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { type SourcedRow, SourcedRows } from './SourcedRows.tsx';
import styles from './SourcingPage.module.css';
import { sourcedQuery, useLiveBoards } from './sharing.api.ts';

const SHAPE: ListShape<'title'> = { orderFields: ['title'], defaultOrder: { field: 'title', direction: 'asc' } };

export default function SourcingPage() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(SHAPE);
  const query = useQuery(sourcedQuery({ query: list.query, page: list.page }));
  useLiveBoards();
  return (
    <>
      <PageHeader title={t('shell:pages.sourcingTools')} divided />
      <PageBody>
        <section className={styles.list} aria-label={t('shell:pages.sourcingTools')}>
          <SearchField
            label={t('sharing:sourcing.search')}
            value={list.query}
            maxLength={120}
            onSearch={(query) => changeList({ query }, { replace: true })}
          />
          <RecordList
            query={query}
            rowsOf={({ sourced_positions }): SourcedRow[] =>
              sourced_positions.map((sourced) => ({ ...sourced, id: sourced.position.id }))
            }
            page={list.page}
            pageSize={DEFAULT_PAGE_SIZE}
            onPage={(page, options) => changeList({ page }, options)}
            notLoaded={t('sharing:boards.notLoaded')}
            countText={(count) => t('sharing:sourcing.count', { count })}
            empty={
              list.query ? (
                <EmptyState
                  kind="no_match"
                  title={t('sharing:sourcing.noMatch', { query: list.query })}
                  action={<Button onClick={() => changeList({ query: '' })}>{t('sharing:sourcing.clear')}</Button>}
                />
              ) : (
                <EmptyState
                  kind="first_use"
                  title={t('sharing:sourcing.none')}
                  text={t('sharing:sourcing.noneText')}
                  action={<LinkButton to={paths.jobPostings()}>{t('sharing:sourcing.toJobs')}</LinkButton>}
                />
              )
            }
          >
            {(rows) => <SourcedRows rows={rows} />}
          </RecordList>
        </section>
      </PageBody>
    </>
  );
}
