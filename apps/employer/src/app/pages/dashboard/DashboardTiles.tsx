// The five numbers of the dashboard; a number of a room that is closed to the user is not shown.
import type { AccessDemand } from '@onward/domain/staff/access';
import { CalendarDays, FileSignature, ListChecks, type LucideIcon, Megaphone, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from '../home/CountTiles.module.css';
import type { HiringNumbers } from './dashboard.api.ts';
import { dashboardLinks } from './dashboard-links.ts';

const TILES: readonly { key: keyof HiringNumbers; icon: LucideIcon; demand: AccessDemand }[] = [
  { key: 'open_positions', icon: Megaphone, demand: {} },
  { key: 'new_applicants', icon: UserPlus, demand: {} },
  { key: 'interviews_this_week', icon: CalendarDays, demand: { module: 'scheduling' } },
  { key: 'pending_offers', icon: FileSignature, demand: { module: 'offers' } },
  {
    key: 'onboarding_need_attention',
    icon: ListChecks,
    demand: { module: 'onboarding', permission: 'manage_onboarding' },
  },
];

interface Props {
  numbers: HiringNumbers;
  brandId: number | undefined;
}

export function DashboardTiles({ numbers, brandId }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { may } = useAccess();
  const links = dashboardLinks(brandId);
  return (
    <ul className={styles.tiles}>
      {TILES.filter(({ demand }) => may(demand)).map(({ key, icon: Icon }) => (
        <li key={key}>
          <Link to={links[key]} className={styles.tile}>
            <span className={styles.icon}>
              <Icon size={17} aria-hidden="true" />
            </span>
            <span className={styles.number}>{figure(numbers[key])}</span>
            <span className={styles.label}>{t(`shell:dashboard.numbers.${key}`, { count: numbers[key] })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
