// The role of a team member with its permissions; roles beyond the user's own permissions are shown but disabled.
import { holdsPermission } from '@onward/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../../platform/use-role-label.ts';
import { useAbilityText } from '../../roles/editor/use-ability-text.ts';
import { summarise } from '../../roles/role-summary.ts';
import { type Role, rolesQuery } from '../../roles/roles.api.ts';
import styles from './RoleField.module.css';

/** As many as fit on a line. */
const LINES_SHOWN = 3;

export function RoleField({ field }: { field: FieldBinding<number | null> }) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const user = useCurrentUser();
  const { data: roles = [] } = useQuery(rolesQuery);
  const chosen = roles.find(({ id }) => id === field.value);

  const mayGive = (role: Role): boolean =>
    (role.name !== 'super_admin' || !role.is_reserved || user.is_super_admin) &&
    role.permissions.every((key) => holdsPermission(user.company_role.permissions, key));

  return (
    <>
      <Field htmlFor={field.id} label={t('staff:people.columns.role')} required error={field.error}>
        <span className={styles.select} data-status={field.error ? 'error' : ''}>
          <select
            id={field.id}
            value={field.value ?? ''}
            aria-required
            aria-invalid={field.error !== null}
            aria-describedby={fieldNoteId(field.id)}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(Number(event.target.value) || null)}
          >
            <option value="">{t('staff:people.chooseRole')}</option>
            {roles.map((role) => (
              <option key={role.id} value={role.id} disabled={!mayGive(role) && role.id !== field.value}>
                {roleLabel(role.name)}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
      </Field>
      {chosen && <RoleLine role={chosen} />}
    </>
  );
}

function RoleLine({ role }: { role: Role }) {
  const { t } = useTranslation();
  const lineText = useAbilityText();
  const { can } = summarise(role.permissions);
  const shown = can.slice(0, LINES_SHOWN).map(lineText).join(' · ');
  const more = can.length - LINES_SHOWN;
  return (
    <p className={styles.line}>
      <KeyRound size={14} aria-hidden="true" />
      {shown || t('staff:roles.nothingYet')}
      {more > 0 && ` · ${t('staff:people.moreAbilities', { count: more })}`}
    </p>
  );
}
