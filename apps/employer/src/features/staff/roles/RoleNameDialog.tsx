// Asks for the name of a new, copied or renamed role.
import { ROLE_NAME_MAX } from '@onward/contract/staff/roles';
import { useTranslation } from 'react-i18next';
import { NameDialog } from '../../../platform/forms/NameDialog.tsx';

interface Props {
  open: boolean;
  title: string;
  initialName: string;
  submitLabel: string;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

export function RoleNameDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <NameDialog
      {...props}
      label={t('staff:roles.name')}
      missing={t('staff:roles.nameMissing')}
      maxLength={ROLE_NAME_MAX}
    />
  );
}
