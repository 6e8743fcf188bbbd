// Someone else saved the process first: both versions to choose from (AHD-021).
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import type { ProcessEditing } from './use-process-editor.ts';

export function ProcessConflict({ editing }: { editing: ProcessEditing }) {
  const { t } = useTranslation();
  if (!editing.conflict) return null;
  const show = (_field: string, value: unknown): string =>
    Array.isArray(value) ? value.map(({ name }: { name: string }) => name).join(', ') : String(value);
  return (
    <EditConflict
      conflict={editing.conflict}
      labelOf={(field) => t(field === 'name' ? 'onboarding-setup:name.label' : 'onboarding-setup:wizard.modules')}
      show={show}
      onTakeTheirs={editing.takeTheirs}
      onKeepMine={editing.keepMine}
    />
  );
}
