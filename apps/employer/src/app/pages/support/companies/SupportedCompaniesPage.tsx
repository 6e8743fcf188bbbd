// All companies, for support staff (IDN-002).

import type { SupportedCompany } from '@onward/contract/company/support';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../../design/lists/DataTable.tsx';
import { ListFrame } from '../../../../design/lists/ListFrame.tsx';
import { Pager } from '../../../../design/lists/paging/Pager.tsx';
import { SearchField } from '../../../../design/lists/SearchField.tsx';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { dayText } from '../../../../platform/language/time-text.ts';
import { useListAddress } from '../../../../platform/lists/use-list-address.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { Referrals } from '../sign-ups/Referrals.tsx';
import { SignUpRequests } from '../sign-ups/SignUpRequests.tsx';
import { CreateCompanyButton } from './CreateCompanyButton.tsx';
import { COMPANY_LIST, type CompanyField, companiesQuery } from './companies.api.ts';
import { StandingPill } from './StandingPill.tsx';
import styles from './SupportedCompaniesPage.module.css';

const SEARCH_MAX = 120;

export default function SupportedCompaniesPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [list, changeList] = useListAddress(COMPANY_LIST);
  const { data, error, isFetching, refetch } = useQuery(companiesQuery(list));
  const date = (moment: string) => dayText(i18n.language, moment);
  const columns: Column<SupportedCompany, CompanyField>[] = [
    {
      key: 'name',
      title: t('company:support.name'),
      sortField: 'name',
      kind: 'wide',
      render: ({ id, name }) => (
        <Link className={styles.name} to={paths.supportedCompany(id)}>
          {name}
        </Link>
      ),
    },
    {
      key: 'status',
      title: t('company:support.status'),
      render: ({ status }) => <StandingPill status={status} />,
    },
    { key: 'tier', title: t('company:plan.tier'), render: ({ tier }) => tier },
    {
      key: 'locations',
      title: t('company:plan.locations'),
      kind: 'number',
      render: ({ active_locations_count, paid_locations_count }) => (
        <span className={styles.fact}>
          {t('company:plan.used', { used: active_locations_count, paid: paid_locations_count })}
        </span>
      ),
    },
    {
      key: 'created',
      title: t('company:support.since'),
      sortField: 'created_at',
      render: ({ created_at }) => <span className={styles.fact}>{date(created_at)}</span>,
    },
  ];
  return (
    <>
      <PageHeader
        title={t('shell:pages.supportedCompanies')}
        crumbs={[{ label: t('shell:pages.support'), to: paths.support() }]}
        actions={<CreateCompanyButton />}
      />
      <PageBody>
        <div className={styles.filters}>
          <SearchField
            label={t('company:support.search')}
            value={list.query}
            maxLength={SEARCH_MAX}
            onSearch={(query) => changeList({ query }, { replace: true })}
          />
        </div>
        {!data && !error && <SkeletonRows avatar={false} />}
        {!data && error && (
          <LoadFailure
            title={t('company:support.notLoaded')}
            error={error}
            onRetry={() => void refetch()}
            offersSupport={false}
          />
        )}
        {data?.companies.length === 0 && (
          <EmptyState kind="no_match" title={t('company:support.noMatch', { query: list.query })} />
        )}
        {data && data.companies.length > 0 && (
          <>
            <ListFrame refreshing={isFetching}>
              <DataTable
                label={t('shell:pages.supportedCompanies')}
                columns={columns}
                rows={data.companies}
                order={list.order}
                onOrder={(order) => changeList({ order })}
                onOpen={({ id }) => void navigate(paths.supportedCompany(id))}
              />
            </ListFrame>
            <Pager
              page={list.page}
              pageSize={DEFAULT_PAGE_SIZE}
              totalCount={data.total_count}
              rowsShown={data.companies.length}
              allRows={t('company:support.count', { count: data.companies.length })}
              onChange={(page) => changeList({ page })}
            />
          </>
        )}
        <div className={styles.more}>
          <SignUpRequests />
          <Referrals />
        </div>
      </PageBody>
    </>
  );
}
