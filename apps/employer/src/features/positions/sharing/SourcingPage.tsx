// Published postings with the boards they run on (JOB-050).
import type { SourcedPosition } from '@onward/contract/job-boards';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { CardMeta, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { dollarText } from '../../../platform/language/figures.ts';
import { useLanguage } from '../../../platform/language/language.ts';
import type { ListShape } from '../../../platform/lists/list-address.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths, withQuery } from '../../../platform/routing/paths.ts';
import { usePlaces } from '../use-places.ts';
import { STATE_LOOKS } from './boards/board-looks.ts';
import styles from './SourcingPage.module.css';
import { sourcedQuery, useLiveBoards } from './sharing.api.ts';

type Row = SourcedPosition & { id: number };

const SHAPE: ListShape<'title'> = { orderFields: ['title'], defaultOrder: { field: 'title', direction: 'asc' } };

export default function SourcingPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const [list, changeList] = useListAddress(SHAPE);
  const { placeOf } = usePlaces();
  const query = useQuery(sourcedQuery({ query: list.query, page: list.page }));
  useLiveBoards();
  const pathOf = ({ position }: Row) => withQuery(paths.jobPosting(position.digest_key), { tab: 'sharing' });

  const title = (row: Row) => (
    <div className={styles.job}>
      <Link className={styles.title} to={pathOf(row)}>
        {row.position.title}
      </Link>
      <span className={styles.place} title={placeOf(row.position)}>
        {placeOf(row.position)}
      </span>
    </div>
  );
  const boards = ({ boards: running }: Row) => (
    <span className={styles.boards}>
      {running.length === 0 && t('sharing:sourcing.freeOnly')}
      {running.map(({ id, board, state }) => (
        <Pill key={id} {...STATE_LOOKS[state]}>
          {`${t(`sharing:boards.names.${board}`)} · ${t(`sharing:boards.states.${state}`)}`}
        </Pill>
      ))}
    </span>
  );
  const spend = ({ boards: running }: Row) => {
    const sum = (field: 'spent' | 'price') => running.reduce((total, board) => total + board[field], 0);
    return running.length === 0
      ? '—'
      : t('sharing:boards.spentOf', {
          spent: dollarText(sum('spent'), language),
          price: dollarText(sum('price'), language),
        });
  };
  const applicants = ({ boards: running }: Row) =>
    running.reduce((total, { applicants_count }) => total + applicants_count, 0);

  const columns: Column<Row, 'title'>[] = [
    { key: 'job', title: t('sharing:sourcing.job'), kind: 'wide', render: title },
    { key: 'boards', title: t('sharing:boards.title'), render: boards },
    {
      key: 'spend',
      title: t('sharing:boards.columns.spend'),
      render: (row) => <span className={styles.spend}>{spend(row)}</span>,
    },
    { key: 'applicants', title: t('sharing:boards.columns.applicants'), kind: 'number', render: applicants },
  ];

  return (
    <>
      <PageHeader title={t('shell:pages.sourcingTools')} divided />
      <PageBody>
        <section className={styles.list} aria-label={t('shell:pages.sourcingTools')}>
          <SearchField
            label={t('sharing:sourcing.search')}
            value={list.query}
            maxLength={120}
            onSearch={(words) => changeList({ query: words }, { replace: true })}
          />
          <RecordList
            query={query}
            rowsOf={({ sourced_positions }): Row[] =>
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
            {(rows) =>
              phone ? (
                <RecordCards
                  label={t('shell:pages.sourcingTools')}
                  rows={rows}
                  text={(row) => (
                    <>
                      {title(row)}
                      {boards(row)}
                      {row.boards.length > 0 && <CardMeta>{spend(row)}</CardMeta>}
                    </>
                  )}
                  menu={() => null}
                />
              ) : (
                <DataTable
                  label={t('shell:pages.sourcingTools')}
                  columns={columns}
                  rows={rows}
                  order={list.order}
                  onOrder={() => {}}
                  onOpen={(row) => void navigate(pathOf(row))}
                />
              )
            }
          </RecordList>
        </section>
      </PageBody>
    </>
  );
}
