// Asks for the name of a process, a form or a quiz.
import { useTranslation } from 'react-i18next';
import { NameDialog as AnyNameDialog } from '../../platform/forms/NameDialog.tsx';
import { TEMPLATE_NAME_MAX } from './parts/lists/templates.list.ts';

interface Props {
  open: boolean;
  name: string;
  title: string;
  submitLabel: string;
  onNamed: (name: string) => void;
  onClose: () => void;
}

export function NameDialog({ name, onNamed, ...dialog }: Props) {
  const { t } = useTranslation();
  return (
    <AnyNameDialog
      {...dialog}
      initialName={name}
      label={t('hiring-processes:name')}
      maxLength={TEMPLATE_NAME_MAX}
      onSubmit={onNamed}
    />
  );
}
