// Every location with its hiring numbers, for super admins (CMP-062).
import { Select } from 'antd';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import styles from './CompanyDashboardPage.module.css';
import { DASHBOARD_LIST } from './dashboard.api.ts';
import { HomeSwitch } from './HomeSwitch.tsx';
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
      <PageHeader title={t('company:dashboard.title')} titleOnPhone beside={<HomeSwitch active="locations" />} />
      <PageBody>
        <LocationBoard list={{ ...list, brandId }} onChange={changeList} filters={filters} />
      </PageBody>
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
