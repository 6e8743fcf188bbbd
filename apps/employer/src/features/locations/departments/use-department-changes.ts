// Adds and changes departments, each with a toast and undo.
import { type Department, updateDepartment } from '@onward/contract/locations/departments';
import { useTranslation } from 'react-i18next';
import { type ToastAction, toasts } from '../../../design/toasts/toasts.ts';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { departmentRecord } from './departments.api.ts';
import { type DepartmentInput, inputOf } from './departments.form.ts';

export function useDepartmentChanges() {
  const { t } = useTranslation();

  const undo = (run: () => void): ToastAction => ({ label: t('shell:undo'), run });

  const add = async (input: DepartmentInput) => {
    const { id, name } = await departmentRecord.add(input);
    // The shared handler shows why an undo failed.
    const remove = () => void departmentRecord.remove(id).catch(() => null);
    toasts.success(t('locations:departments.added', { name }), undo(remove));
  };

  const change = async (before: Department, input: DepartmentInput) => {
    const after = await departmentRecord.save(before, input);
    const changeBack = () =>
      void departmentRecord.save(after, inputOf(before)).catch((error) => passOnError(error, updateDepartment));
    toasts.success(t('locations:departments.changed', { name: after.name }), undo(changeBack));
  };

  return { add, change };
}
