// Every location with its hiring numbers, for super admins (CMP-062).
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { CircleAlert, Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { saveBlob } from '../../../platform/files.ts';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useCompanyDay } from '../../../platform/startup/use-company-day.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import styles from './CompanyDashboardPage.module.css';
import { DASHBOARD_LIST, dashboardQuery, exportBoard } from './dashboard.api.ts';
import { HomeSwitch } from './HomeSwitch.tsx';
import { LiveMark } from './LiveMark.tsx';
import { LocationBoard } from './LocationBoard.tsx';

const SEARCH_MAX = 80;
const BRAND = 'brand_id';
const ALL = 0;

export default function CompanyDashboardPage() {
  const { t } = useTranslation();
  const { brands } = useStartup();
  const [list, changeList] = useListAddress(DASHBOARD_LIST);
  const [address, setAddress] = useSearchParams();
  const brandId = Number(address.get(BRAND)) || null;
  const chooseBrand = (id: number) =>
    setAddress((now) => {
      now.delete('page');
      if (id === ALL) now.delete(BRAND);
      else now.set(BRAND, String(id));
      return now;
    });
  const filters = (
    <div className={`${styles.filters} no-print`}>
      <SearchField
        label={t('company:dashboard.search')}
        value={list.query}
        maxLength={SEARCH_MAX}
        onSearch={(query) => changeList({ query }, { replace: true })}
      />
      {brands.length > 1 && (
        <Select
          className={styles.brand ?? ''}
          aria-label={t('company:dashboard.brand')}
          value={brandId ?? ALL}
          onChange={chooseBrand}
          options={[
            { value: ALL, label: t('shell:home.allBrands') },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Legend />
    </div>
  );
  return (
    <>
      <PageHeader
        title={t('company:dashboard.title')}
        titleOnPhone
        beside={<HomeSwitch active="locations" />}
        actions={<BoardActions list={{ ...list, brandId }} />}
      />
      <PageBody>
        <LocationBoard list={{ ...list, brandId }} onChange={changeList} filters={filters} />
      </PageBody>
    </>
  );
}

function BoardActions({ list }: { list: Parameters<typeof dashboardQuery>[0] }) {
  const { t } = useTranslation();
  const { data, dataUpdatedAt } = useQuery(dashboardQuery(list));
  const [saving, setSaving] = useState(false);
  const companyDay = useCompanyDay();
  const save = async () => {
    setSaving(true);
    try {
      saveBlob(await exportBoard(list), `${t('company:dashboard.fileName')}-${companyDay()}.csv`);
    } catch {
      // The global error handler has already shown the reason.
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      {data && <LiveMark at={dataUpdatedAt} />}
      <Button icon={<Download size={15} />} loading={saving} onClick={() => void save()}>
        {t('company:dashboard.export')}
      </Button>
    </>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <p className={styles.legend}>
      <span data-level="act">
        <CircleAlert size={14} aria-hidden="true" />
        {t('company:dashboard.levels.act')}
      </span>
      <span data-level="watch">
        <TriangleAlert size={14} aria-hidden="true" />
        {t('company:dashboard.levels.watch')}
      </span>
    </p>
  );
}
