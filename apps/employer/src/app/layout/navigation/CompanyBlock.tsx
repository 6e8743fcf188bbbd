// The current company; people with several can switch here.
import { isLite } from '@onward/domain/company/plan';
import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Mark } from '../../../design/brand/Mark.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import styles from './CompanyBlock.module.css';

export function CompanyBlock({ rail }: { rail: boolean }) {
  const { t } = useTranslation();
  const { user, brands, locations } = useStartup();
  const several = user.companies_count > 1;
  const size = [
    isLite(user.company.tier) ? t('shell:nav.lite') : t('shell:nav.brands', { count: brands.length }),
    t('shell:nav.locations', { count: locations.length }),
  ].join(' · ');
  return (
    <Link
      to={several ? paths.selectCompany() : paths.company()}
      className={styles.block}
      data-rail={rail}
      title={rail ? user.company.name : undefined}
    >
      <Mark />
      {rail && <span className="visually-hidden">{user.company.name}</span>}
      {!rail && (
        <>
          <span className={styles.text}>
            <span className={styles.name}>{user.company.name}</span>
            <span className={styles.size}>{size}</span>
          </span>
          {several && <ChevronsUpDown size={15} className={styles.switch} aria-hidden="true" />}
        </>
      )}
      {several && <span className="visually-hidden">{t('shell:userMenu.switchCompany')}</span>}
    </Link>
  );
}
