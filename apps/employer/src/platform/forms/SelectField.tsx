// A select field in a form; long lists are searchable.
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import styles from './SelectField.module.css';
import type { FieldBinding } from './use-form.ts';

interface Props<Value extends string | number> {
  field: Pick<FieldBinding<Value | null>, 'id' | 'value' | 'error' | 'onBlur'> & {
    onChange(value: Value | null): void;
  };
  label: string;
  options: readonly { value: Value; label: string }[];
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  size?: 'middle' | 'large';
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Whether the selection can be cleared. */
  clearable?: boolean;
}

const SEARCHED_FROM = 8;

/** A list that is as wide as its texts is drawn whole, so long ones stay as wide as the field. */
const WIDE_UNTIL = 40;

export const SelectField = <Value extends string | number>({
  field,
  label,
  options,
  hint,
  required = false,
  disabled = false,
  size = 'middle',
  placeholder,
  clearable = false,
}: Props<Value>) => (
  <Field htmlFor={field.id} label={label} hint={hint} error={field.error} required={required}>
    <Select<Value>
      id={field.id}
      size={size}
      className={styles.select ?? ''}
      value={field.value === '' ? null : (field.value as Value)}
      onChange={(value) => field.onChange(value ?? null)}
      onBlur={field.onBlur}
      options={options.map((option) => ({ ...option }))}
      showSearch={options.length >= SEARCHED_FROM && { optionFilterProp: 'label' }}
      popupMatchSelectWidth={options.length > WIDE_UNTIL}
      allowClear={clearable}
      placeholder={placeholder}
      disabled={disabled}
      status={field.error ? 'error' : ''}
      aria-invalid={field.error !== null}
      aria-required={required}
      aria-describedby={fieldNoteId(field.id)}
    />
  </Field>
);
