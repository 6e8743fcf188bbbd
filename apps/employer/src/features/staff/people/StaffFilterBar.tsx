// Role, location and status as chips; each opens the list its device knows best.
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { rolesQuery } from '../roles/roles.api.ts';
import styles from './StaffFilterBar.module.css';
import { STAFF_LIST_STATUSES, type StaffFilters, type StaffListStatus } from './staff.list.ts';

interface Props {
  filters: StaffFilters;
  onChange: (change: Partial<StaffFilters>) => void;
}

export function StaffFilterBar({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const { locations } = useStartup();
  const { data: roles = [] } = useQuery(rolesQuery);
  const filtered = Object.values(filters).some((value) => value !== null);
  return (
    <>
      <Chip
        label={t('staff:people.columns.role')}
        value={filters.roleId === null ? '' : String(filters.roleId)}
        options={roles.map(({ id, name }) => [String(id), roleLabel(name)])}
        onChange={(value) => onChange({ roleId: Number(value) || null })}
      />
      <Chip
        label={t('staff:people.location')}
        value={filters.locationId === null ? '' : String(filters.locationId)}
        options={locations.map(({ id, name }) => [String(id), name])}
        onChange={(value) => onChange({ locationId: Number(value) || null })}
      />
      <Chip
        label={t('staff:people.columns.status')}
        value={filters.status ?? ''}
        options={STAFF_LIST_STATUSES.map((status) => [status, t(`staff:statuses.${status}`)])}
        onChange={(value) => onChange({ status: (value || null) as StaffListStatus | null })}
      />
      {filtered && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => onChange({ roleId: null, locationId: null, status: null })}
        >
          {t('staff:people.clear')}
        </button>
      )}
    </>
  );
}

interface ChipProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

function Chip({ label, value, options, onChange }: ChipProps) {
  const { t } = useTranslation();
  const shown = options.find(([option]) => option === value)?.[1];
  return (
    <span className={styles.chip} data-active={value !== ''}>
      <span className={styles.text} aria-hidden="true">
        {shown ?? label}
      </span>
      <ChevronDown size={15} aria-hidden="true" />
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('staff:people.any')}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
