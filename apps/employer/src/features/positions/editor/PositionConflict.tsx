// Someone else saved the job first: shows both values, with names instead of ids (JOB-013).
import type { EditConflict as Conflict } from '@onward/contract/errors';
import { plainText } from '@onward/domain/positions/review-checks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { processChoicesQuery } from '../positions.api.ts';
import type { PositionEditor } from './use-position-editor.ts';

interface Props {
  conflict: Conflict;
  editor: Pick<PositionEditor, 'takeTheirs' | 'keepMine'>;
}

const nameIn = (records: readonly { id: number; name: string }[], id: unknown): string =>
  records.find((record) => record.id === id)?.name ?? '';

export function PositionConflict({ conflict, editor }: Props) {
  const { t } = useTranslation();
  const { locations, departments } = useStartup();
  const { data: processes = [] } = useQuery(processChoicesQuery);
  const show = (field: string, value: unknown): string => {
    switch (field) {
      case 'location_id':
        return nameIn(locations, value);
      case 'department_id':
        return nameIn(departments, value);
      case 'hiring_process_template_id':
        return nameIn(processes, value);
      case 'description':
        return plainText(String(value));
      case 'employment_type':
        return t(`positions:employment.${value}`);
      case 'access':
        return t(`positions:accesses.${value}`);
      case 'salary_unit':
        return t(`positions:units.${value}`);
      case 'shifts':
        return (value as string[]).map((shift) => t(`positions:shifts.${shift}`)).join(', ');
      case 'questions':
        return (value as { title: string }[]).map(({ title }) => title).join(' · ');
      case 'requires_email':
      case 'requires_resume':
        return t(value ? 'questions:yes' : 'questions:no');
      default:
        return Array.isArray(value) ? value.join(', ') : String(value);
    }
  };
  return (
    <EditConflict
      conflict={conflict}
      labelOf={(field) => t(`positions:fields.${field}`)}
      show={show}
      onTakeTheirs={editor.takeTheirs}
      onKeepMine={editor.keepMine}
    />
  );
}
