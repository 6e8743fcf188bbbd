// Edit conflict of a team member: both values, with names instead of ids.
import type { EditConflict as Conflict } from '@onward/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import { phoneEntry } from '../../../../platform/forms/phone-problems.ts';
import { useRoleLabel } from '../../../../platform/use-role-label.ts';
import { rolesQuery } from '../../roles/roles.api.ts';
import { useScopeChoices } from '../scope/use-scope-choices.ts';
import type { StaffEntries } from './staff.form.ts';

interface Props {
  conflict: Conflict;
  /** Called with the version to continue from. */
  onSettled: (version: number) => void;
  onTake: (theirs: Partial<StaffEntries>) => void;
}

export function StaffConflict({ conflict, onSettled, onTake }: Props) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const { data: roles = [] } = useQuery(rolesQuery);
  const choices = useScopeChoices();

  const show = (field: string, value: unknown): string => {
    if (field === 'company_role_id') return roleLabel(roles.find(({ id }) => id === value)?.name ?? '');
    if (!Array.isArray(value)) return String(value);
    const names = choices.filter((choice) => choice.field === field).flatMap((choice) => choice.options);
    const named = names.filter(({ id }) => value.includes(id)).map(({ name }) => name);
    return named.join(', ') || t('staff:scope.everything');
  };

  const take = ({ version, fields }: Conflict) => {
    const theirs = Object.fromEntries(Object.entries(fields).map(([field, both]) => [field, both.theirs]));
    const { phone, region_number, ...others } = theirs;
    const number = { phone: phone as string | null, region_number: (region_number ?? null) as string | null };
    onTake({ ...others, ...(phone !== undefined && { phone: phoneEntry(number) }) });
    onSettled(version);
  };

  return (
    <EditConflict
      conflict={conflict}
      labelOf={(field) => t(`staff:people.fields.${field}`)}
      show={show}
      onTakeTheirs={take}
      onKeepMine={({ version }) => onSettled(version)}
    />
  );
}
