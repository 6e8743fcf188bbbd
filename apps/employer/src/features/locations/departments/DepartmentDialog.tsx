// Adding or editing one department.
import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { Department } from '@onward/contract/locations/departments';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { TextCounter } from '../../../design/fields/TextCounter.tsx';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { CustomFieldInputs } from '../parts/CustomFieldInputs.tsx';
import { customFieldName } from '../parts/custom-field-entries.ts';
import { LENGTH_LIMITS } from './departments.form.ts';
import { useDepartmentForm } from './use-department-form.ts';

interface Props {
  open: boolean;
  /** Null for a new department. */
  department: Department | null;
  fields: readonly CustomField[];
  onClose: () => void;
}

export function DepartmentDialog({ open, department, fields, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { form, conflict, takeTheirs, keepMine } = useDepartmentForm(department, fields, onClose);
  const description = form.field('description');

  const labelOf = (name: string): string =>
    fields.find((field) => customFieldName(field.key) === name)?.label ?? t(`locations:departments.${name}`);

  return (
    <FormDialog
      id={id}
      open={open}
      title={department ? t('locations:editNamed', { name: department.name }) : t('locations:departments.add')}
      submitLabel={department ? t('locations:departments.save') : t('locations:departments.add')}
      form={form}
      onClose={onClose}
    >
      {conflict ? (
        <EditConflict
          conflict={conflict}
          labelOf={labelOf}
          onTakeTheirs={takeTheirs}
          // Saved again with the newer version.
          onKeepMine={(found) => {
            keepMine(found);
            (document.getElementById(id) as HTMLFormElement).requestSubmit();
          }}
        />
      ) : (
        <FormAlert failure={form.failure} />
      )}
      <TextField
        field={form.field('name')}
        label={t('locations:departments.name')}
        required
        autoComplete="off"
        aside={<TextCounter text={form.values.name} max={LENGTH_LIMITS.name} />}
      />
      <Field
        htmlFor={description.id}
        label={t('locations:departments.description')}
        aside={<TextCounter text={description.value} max={LENGTH_LIMITS.description} />}
        hint={t('locations:departments.descriptionHint')}
        error={description.error}
      >
        <Input.TextArea
          id={description.id}
          rows={4}
          value={description.value}
          status={description.error ? 'error' : ''}
          aria-invalid={description.error !== null}
          aria-describedby={fieldNoteId(description.id)}
          onChange={(event) => description.onChange(event.target.value)}
          onBlur={description.onBlur}
        />
      </Field>
      {fields.length > 0 && <CustomFieldInputs fields={fields} bind={form.field} />}
    </FormDialog>
  );
}
