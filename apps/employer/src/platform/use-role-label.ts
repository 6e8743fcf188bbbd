// Roles the product brings are stored by key and shown in the reader's language; a company's own are shown as named.
import { RESERVED_ROLES } from '@onward/domain/staff/roles';
import { useTranslation } from 'react-i18next';

export function useRoleLabel(): (roleName: string) => string {
  const { t } = useTranslation();
  return (roleName) =>
    (RESERVED_ROLES as readonly string[]).includes(roleName) ? t(`shell:roles.${roleName}`) : roleName;
}
