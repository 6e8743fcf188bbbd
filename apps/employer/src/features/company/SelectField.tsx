// A choice in a form, with a search when there is much to choose from.
import { Select } from 'antd';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import type { FieldBinding } from '../../platform/forms/use-form.ts';
import styles from './SelectField.module.css';

interface Props {
  field: FieldBinding<string>;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  search?: boolean;
  disabled?: boolean;
}

export const SelectField = ({ field, label, hint, options, search = false, disabled = false }: Props) => (
  <Field htmlFor={field.id} label={label} hint={hint} error={field.error}>
    <Select
      className={styles.select ?? ''}
      id={field.id}
      value={field.value}
      options={[...options]}
      showSearch={search ? { optionFilterProp: 'label' } : false}
      disabled={disabled}
      status={field.error ? 'error' : ''}
      aria-describedby={fieldNoteId(field.id)}
      onChange={field.onChange}
    />
  </Field>
);
