// The number of open jobs, in total and per brand.

import type { ResponseOf } from '@onward/contract/endpoint';
import type { getCompanyDashboard } from '@onward/contract/home/home';
import { useTranslation } from 'react-i18next';
import styles from './BoardSums.module.css';
import { useBrandName } from './use-brand-name.ts';

export function BoardSums({ data }: { data: ResponseOf<typeof getCompanyDashboard> }) {
  const { t } = useTranslation();
  const brandName = useBrandName();
  const sums = [
    { key: 'all', label: t('company:dashboard.openJobs'), ...data.totals },
    ...(data.brands.length > 1 ? data.brands : []).map(({ brand_id, ...sum }) => ({
      key: String(brand_id),
      label: brandName(brand_id),
      ...sum,
    })),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, label, open_positions, locations }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {open_positions}
            <span>{t('company:dashboard.across', { count: locations })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
