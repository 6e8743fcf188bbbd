// The E-Verify cases of the company; those that wait for HR come first (EVF-018).
import type { EverifyCaseRow } from '@onward/contract/everify/everify-cases';
import { isCaseDone } from '@onward/domain/everify/case-states';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { SEARCH_MAX } from '@onward/domain/platform/search/search-words';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { FilterChip } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { CardMeta, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { ROW_LINK } from '../../../platform/lists/use-list-keys.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { OnboardingTabs } from '../../onboarding/parts/OnboardingTabs.tsx';
import { casesQuery } from '../cases.api.ts';
import { CasePill } from '../parts/CasePill.tsx';
import { useLiveI9 } from '../use-live-i9.ts';
import styles from './CasesPage.module.css';
import { CASE_FILTERS, CASES, type CaseFilter, statusOf } from './cases.list.ts';

export default function CasesPage() {
  const { t } = useTranslation();
  const [list, change] = useListAddress(CASES);
  const isPhone = useIsPhone();
  const status = statusOf(list);
  useLiveI9();
  const query = useQuery(
    casesQuery({
      page: list.page,
      per_page: DEFAULT_PAGE_SIZE,
      ...(status && { status }),
      ...(list.query && { query: list.query }),
    }),
  );
  const nameOf = (filter: CaseFilter) =>
    t(
      filter === 'open' || filter === 'waiting_for_hr'
        ? `everify-cases:list.${filter}`
        : `everify-cases:statuses.${filter}`,
    );
  const clear = () => change({ query: '', filters: {} });
  return (
    <>
      <PageHeader title={t('everify-cases:list.title')}>
        <OnboardingTabs active="cases" />
      </PageHeader>
      <PageBody>
        <ListPage label={t('everify-cases:list.title')}>
          <ListHead>
            <SearchField
              label={t('everify-cases:list.search')}
              value={list.query}
              maxLength={SEARCH_MAX}
              onSearch={(text) => change({ query: text }, { replace: true })}
            />
            <Filters count={status ? 1 : 0} onClear={() => change({ filters: {} })}>
              <FilterChip
                label={t('everify-cases:list.status')}
                options={CASE_FILTERS.map((value) => ({ value, label: nameOf(value) }))}
                value={status}
                onChange={(value) => change({ filters: value ? { status: value } : {} })}
              />
            </Filters>
          </ListHead>
          <RecordList
            query={query}
            rowsOf={({ cases }) => cases}
            page={list.page}
            pageSize={DEFAULT_PAGE_SIZE}
            avatar
            onPage={(page, options) => change({ page }, options)}
            notLoaded={t('everify-cases:list.notLoaded')}
            countText={(count) => t('everify-cases:list.count', { count })}
            empty={<Empty isFiltered={status !== undefined || list.query !== ''} onClear={clear} />}
          >
            {(cases) => (isPhone ? <Cards cases={cases} /> : <Table cases={cases} />)}
          </RecordList>
        </ListPage>
      </PageBody>
    </>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!isFiltered) {
    return <EmptyState kind="first_use" title={t('everify-cases:list.none')} text={t('everify-cases:list.noneText')} />;
  }
  return (
    <EmptyState
      kind="no_match"
      title={t('everify-cases:list.noMatch')}
      action={<Button onClick={onClear}>{t('everify-cases:list.clear')}</Button>}
    />
  );
}

function Table({ cases }: { cases: readonly EverifyCaseRow[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { dayOfTime } = useDates();
  const columns: Column<EverifyCaseRow, never>[] = [
    {
      key: 'employee',
      title: t('everify-cases:list.columns.employee'),
      render: (row) => <Person row={row} />,
    },
    {
      key: 'number',
      title: t('everify-cases:list.columns.number'),
      render: ({ case_number }) => <span className="tabular">{case_number}</span>,
    },
    {
      key: 'status',
      title: t('everify-cases:list.columns.status'),
      render: ({ status }) => <CasePill status={status} />,
    },
    {
      key: 'submitted',
      title: t('everify-cases:list.columns.submitted'),
      render: ({ submitted_at: at }) => at && <span className={styles.day}>{dayOfTime(at)}</span>,
    },
    { key: 'due', title: t('everify-cases:list.columns.due'), render: (row) => <Due row={row} /> },
  ];
  return (
    <DataTable
      label={t('everify-cases:list.title')}
      columns={columns}
      rows={cases}
      onOpen={({ id }) => void navigate(paths.everifyCase(id))}
    />
  );
}

const Cards = ({ cases }: { cases: readonly EverifyCaseRow[] }) => (
  <RecordCards
    rows={cases}
    text={(row) => (
      <div className={styles.card}>
        <Person row={row} />
        <span className={styles.state}>
          <CasePill status={row.status} />
          <Due row={row} />
        </span>
        {row.case_number && <CardMeta>{row.case_number}</CardMeta>}
      </div>
    )}
  />
);

const Person = ({ row: { id, employee_name: name, location } }: { row: EverifyCaseRow }) => (
  <span className={styles.person}>
    <Avatar name={name} size={32} />
    <span>
      <Link to={paths.everifyCase(id)} {...{ [ROW_LINK]: id }}>
        {name}
      </Link>
      <small>{location?.name}</small>
    </span>
  </span>
);

/** A closed case says how it ended. */
function Due({ row: { due_on: due, status, closed_result: result } }: { row: EverifyCaseRow }) {
  const { t } = useTranslation();
  const { weekday } = useDates();
  if (status === 'CLOSED' && result) return <>{t(`everify-cases:results.${result}`)}</>;
  return due && !isCaseDone(status) ? (
    <time className={styles.day} dateTime={due}>
      {weekday(due)}
    </time>
  ) : null;
}
