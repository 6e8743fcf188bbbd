// Switches between Today and the board of all locations.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import styles from './HomeSwitch.module.css';

const SIDES = [
  { key: 'day', to: paths.home() },
  { key: 'locations', to: paths.companyDashboard() },
] as const;

export function HomeSwitch({ active }: { active: (typeof SIDES)[number]['key'] }) {
  const { t } = useTranslation();
  return (
    <nav className={`${styles.switch} no-print`} aria-label={t('shell:home.switch')}>
      {SIDES.map(({ key, to }) => (
        <Link key={key} to={to} aria-current={key === active ? 'page' : undefined}>
          {t(`shell:home.sides.${key}`)}
        </Link>
      ))}
    </nav>
  );
}
