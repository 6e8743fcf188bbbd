// Totals of the locations shown, compared with the 30 days before, and the numbers of each brand.
import { changeOf } from '@onward/domain/analytics/figures';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { paths } from '../../../platform/routing/paths.ts';
import styles from './BoardSums.module.css';
import type { Dashboard } from './dashboard.api.ts';
import { useBrandName } from './use-brand-name.ts';

export function BoardSums({ data: { totals, brands } }: { data: Dashboard }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { latest, before } = totals;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('company:dashboard.openJobs')}</dt>
          <dd>
            {figure(totals.open_positions)}
            <span>{t('company:dashboard.across', { count: totals.locations })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('company:dashboard.applicants')}</dt>
          <dd>
            {figure(latest.applicants)}
            <Difference value={latest.applicants} before={before.applicants} more="good" />
          </dd>
        </div>
        <div>
          <dt>{t('company:dashboard.hires')}</dt>
          <dd>
            {figure(latest.hires)}
            <Difference value={latest.hires} before={before.hires} more="good" />
          </dd>
        </div>
        <div>
          <dt>{t('company:dashboard.daysToHire')}</dt>
          <dd>
            {latest.days_to_hire === null
              ? '—'
              : t('company:dashboard.days', { count: latest.days_to_hire, number: figure(latest.days_to_hire) })}
            <Difference value={latest.days_to_hire} before={before.days_to_hire} more="bad" />
          </dd>
        </div>
      </dl>
      {brands.length > 1 && <BrandSums brands={brands} />}
    </>
  );
}

interface DifferenceProps {
  value: number | null;
  before: number | null;
  more: 'good' | 'bad';
}

function Difference({ value, before, more }: DifferenceProps) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const change = changeOf(value, before);
  if (!change || change.direction === 'same') return null;
  const isGood = (change.direction === 'up') === (more === 'good');
  return (
    <span className={styles.change} data-good={isGood}>
      {t(`company:dashboard.change.${change.direction}`, { number: figure(change.difference) })}
    </span>
  );
}

function BrandSums({ brands }: Pick<Dashboard, 'brands'>) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const brandName = useBrandName();
  return (
    <ul className={styles.brands} aria-label={t('company:dashboard.byBrand')}>
      {brands.map(({ brand_id, open_positions, locations, applicants, hires, days_to_hire }) => (
        <li key={brand_id}>
          <b>{brandName(brand_id)}</b>{' '}
          <Link to={paths.openJobs({ brand_id })}>{t('shell:home.openJobs', { count: open_positions })}</Link>{' '}
          {t('company:dashboard.across', { count: locations })}
          {' · '}
          {t('company:dashboard.brandApplicants', { count: applicants, number: figure(applicants) })}
          {' · '}
          {t('company:dashboard.brandHires', { count: hires, number: figure(hires) })}
          {days_to_hire !== null &&
            ` · ${t('company:dashboard.brandDaysToHire', { count: days_to_hire, number: figure(days_to_hire) })}`}
        </li>
      ))}
    </ul>
  );
}
