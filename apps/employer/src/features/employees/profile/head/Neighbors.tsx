// The previous and next record of the list, by button or key; absent at the ends (EMP-008, AHD-004).
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../platform/routing/paths.ts';
import { useSingleKeys } from '../../../../platform/use-single-keys.ts';
import { withoutIssueModal } from '../../issues-address.ts';
import styles from './Neighbors.module.css';

interface Props {
  previous: number | null;
  next: number | null;
}

export function Neighbors({ previous, next }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  // Keeps the list and the open section, because somebody who reads histories wants the next one.
  const search = withoutIssueModal(address).toString();
  const addressOf = (id: number) => `${paths.employeeProfile(id)}${search && `?${search}`}`;
  useSingleKeys(({ key }) => {
    const wanted = key === 'k' ? previous : key === 'j' ? next : null;
    if (wanted === null) return false;
    void navigate(addressOf(wanted));
    return true;
  });
  return (
    <nav className={`${styles.neighbors} no-print`} aria-label={t('employees:neighbors.label')}>
      {previous !== null && (
        <Link
          to={addressOf(previous)}
          aria-keyshortcuts="k"
          title={t('employees:neighbors.key', { label: t('employees:neighbors.previous'), key: 'K' })}
        >
          <ChevronLeft size={16} aria-hidden="true" />
          {t('employees:neighbors.previous')}
        </Link>
      )}
      {next !== null && (
        <Link
          to={addressOf(next)}
          aria-keyshortcuts="j"
          title={t('employees:neighbors.key', { label: t('employees:neighbors.next'), key: 'J' })}
        >
          {t('employees:neighbors.next')}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
