// Inputs for a company's custom fields, by type (CMP-017).
import type { CustomField } from '@onward/contract/locations/custom-fields';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import styles from './CustomFieldInputs.module.css';
import { type CustomFieldEntry, type CustomFieldName, customFieldName } from './custom-field-entries.ts';

interface Props {
  fields: readonly CustomField[];
  bind: (name: CustomFieldName) => FieldBinding<CustomFieldEntry>;
}

export const CustomFieldInputs = ({ fields, bind }: Props) => (
  <div className={styles.fields}>
    {fields.map((field) => (
      <CustomFieldInput key={field.key} field={field} binding={bind(customFieldName(field.key))} />
    ))}
  </div>
);

function CustomFieldInput({ field, binding }: { field: CustomField; binding: FieldBinding<CustomFieldEntry> }) {
  const { t } = useTranslation();
  const { label, required, field_type: type, options } = field;
  const text: FieldBinding<string> = { ...binding, value: String(binding.value) };
  const name = required ? label : t('locations:optional', { label });
  switch (type) {
    case 'checkbox':
      return (
        <Field htmlFor={binding.id} label={label} required={required} error={binding.error}>
          <Checkbox
            id={binding.id}
            checked={binding.value === true}
            onChange={(event) => binding.onChange(event.target.checked)}
          >
            {t('locations:yes')}
          </Checkbox>
        </Field>
      );
    case 'select':
      return (
        <SelectField<string>
          field={{ ...text, onChange: (value) => binding.onChange(value ?? '') }}
          label={name}
          required={required}
          clearable={!required}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'date':
      return <TextField field={text} label={name} required={required} type="date" />;
    case 'number':
      return <TextField field={text} label={name} required={required} inputMode="decimal" autoComplete="off" />;
    case 'text':
      return <TextField field={text} label={name} required={required} autoComplete="off" />;
  }
}
