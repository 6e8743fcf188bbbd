// Edit conflict of a process: both versions of name, stages and rules to choose from.
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import type { ProcessEditing } from './use-process-editor.ts';

export function ProcessConflict({ editing }: { editing: ProcessEditing }) {
  const { t } = useTranslation();
  if (!editing.conflict) return null;

  const labelOf = (field: string): string =>
    field === 'name' ? t('hiring-processes:name') : t(`hiring-processes:processTabs.${tabOf(field)}`);

  const show = (_field: string, value: unknown): string => {
    if (!Array.isArray(value)) return String(value);
    return value
      .map((entry: { name?: string; kind?: string }) =>
        entry.kind ? t(`hiring-processes:kinds.${entry.kind}`) : (entry.name ?? ''),
      )
      .join(', ');
  };

  return (
    <EditConflict
      conflict={editing.conflict}
      labelOf={labelOf}
      show={show}
      onTakeTheirs={editing.takeTheirs}
      onKeepMine={editing.keepMine}
    />
  );
}

const tabOf = (field: string): 'stages' | 'automation' => (field === 'stages' ? 'stages' : 'automation');
