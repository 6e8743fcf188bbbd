// Filter chips for role, location and status.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { rolesQuery } from '../roles/roles.api.ts';
import { STAFF_LIST_STATUSES, type StaffFilters } from './staff.list.ts';

interface Props {
  filters: StaffFilters;
  onChange: (change: Partial<StaffFilters>) => void;
}

const idOf = (value: string | undefined): number | null => Number(value) || null;
const textOf = (id: number | null): string | undefined => (id === null ? undefined : String(id));

export function StaffFilterBar({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const { locations } = useStartup();
  const { data: roles = [] } = useQuery(rolesQuery);
  return (
    <Filters
      count={Object.values(filters).filter((value) => value !== null).length}
      onClear={() => onChange({ roleId: null, locationId: null, status: null })}
    >
      <FilterChip
        label={t('staff:people.columns.role')}
        value={textOf(filters.roleId)}
        options={roles.map(({ id, name }) => ({ value: String(id), label: roleLabel(name) }))}
        onChange={(value) => onChange({ roleId: idOf(value) })}
      />
      <FilterChip
        label={t('staff:people.location')}
        value={textOf(filters.locationId)}
        options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => onChange({ locationId: idOf(value) })}
      />
      <FilterChip
        label={t('staff:people.columns.status')}
        value={filters.status ?? undefined}
        options={STAFF_LIST_STATUSES.map((status) => ({ value: status, label: t(`staff:statuses.${status}`) }))}
        onChange={(value) => onChange({ status: STAFF_LIST_STATUSES.find((status) => status === value) ?? null })}
      />
    </Filters>
  );
}
