// Adds or edits a custom field; its target and type can't be changed later (CMP-017).
import type { CustomField } from '@onward/contract/locations/custom-fields';
import {
  CUSTOM_FIELD_TYPES,
  type CustomFieldTarget,
  type CustomFieldType,
} from '@onward/domain/locations/custom-fields';
import { Input, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { customFieldRecord } from '../parts/custom-fields.api.ts';
import styles from './CustomFieldDialog.module.css';
import { type FieldEntries, fieldEntriesOf, fieldFaults, readOptions } from './custom-fields.form.ts';

interface Props {
  open: boolean;
  /** Null for a new field. */
  field: CustomField | null;
  target: CustomFieldTarget;
  onClose: () => void;
}

export function CustomFieldDialog({ open, field, target, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm<FieldEntries>({
    initial: fieldEntriesOf(field),
    check: (entries) =>
      Object.fromEntries(
        Object.entries(fieldFaults(entries)).map(([name, { fault, count }]) => [
          name,
          t(`errors:fields.${fault}`, { count }),
        ]),
      ),
    submit: async ({ label, field_type, options, required }) => {
      const values = { label, options: readOptions(options), required };
      const saved = field
        ? await customFieldRecord.save(field, values)
        : await customFieldRecord.add({ ...values, target, field_type });
      toasts.success(t(field ? 'locations:changed' : 'locations:added', { name: saved.label }));
      onClose();
    },
  });
  const options = form.field('options');
  const required = form.field('required');

  return (
    <FormDialog
      id={id}
      open={open}
      title={field ? t('locations:editNamed', { name: field.label }) : t(`locations:customFields.addTo.${target}`)}
      submitLabel={t('locations:customFields.save')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <TextField field={form.field('label')} label={t('locations:customFields.label')} required autoComplete="off" />
      <SelectField<CustomFieldType>
        field={{ ...form.field('field_type'), onChange: (type) => type && form.change({ field_type: type }) }}
        label={t('locations:customFields.type')}
        disabled={field !== null}
        hint={field && t('locations:customFields.typeStays')}
        options={CUSTOM_FIELD_TYPES.map((type) => ({
          value: type,
          label: t(`locations:customFields.types.${type}`),
        }))}
      />
      {form.values.field_type === 'select' && (
        <Field
          htmlFor={options.id}
          label={t('locations:customFields.options')}
          hint={t('locations:customFields.optionsHint')}
          error={options.error}
          required
        >
          <Input.TextArea
            id={options.id}
            rows={5}
            value={options.value}
            status={options.error ? 'error' : ''}
            aria-invalid={options.error !== null}
            aria-required
            aria-describedby={fieldNoteId(options.id)}
            onChange={(event) => options.onChange(event.target.value)}
            onBlur={options.onBlur}
          />
        </Field>
      )}
      <span className={styles.switch}>
        <Switch id={required.id} checked={required.value} onChange={required.onChange} />
        <label htmlFor={required.id}>{t('locations:customFields.required')}</label>
      </span>
    </FormDialog>
  );
}
