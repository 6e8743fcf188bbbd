// Built-in roles are stored by key and shown in the user's language; custom ones are shown as named.
import { RESERVED_ROLES } from '@onward/domain/staff/roles';
import { useTranslation } from 'react-i18next';

export function useRoleLabel(): (roleName: string) => string {
  const { t } = useTranslation();
  return (roleName) =>
    (RESERVED_ROLES as readonly string[]).includes(roleName) ? t(`shell:roles.${roleName}`) : roleName;
}
