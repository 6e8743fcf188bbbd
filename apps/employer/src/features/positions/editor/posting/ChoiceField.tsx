// A select field of the editor; long lists can be searched.
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import styles from './form.module.css';

interface Props<Value extends string | number> {
  id: string;
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  clearable?: boolean;
  disabled?: boolean;
}

const SEARCHED_FROM = 8;

export const ChoiceField = <Value extends string | number>({
  id,
  label,
  value,
  options,
  onChange,
  error = null,
  hint,
  required = false,
  clearable = false,
  disabled = false,
}: Props<Value>) => (
  <Field htmlFor={id} label={label} error={error} hint={hint} required={required}>
    <Select<Value>
      id={id}
      className={styles.wide ?? ''}
      value={value}
      onChange={(chosen) => onChange(chosen ?? null)}
      options={options.map((option) => ({ ...option }))}
      showSearch={options.length >= SEARCHED_FROM && { optionFilterProp: 'label' }}
      allowClear={clearable}
      disabled={disabled}
      status={error ? 'error' : ''}
      aria-invalid={error !== null}
      aria-describedby={fieldNoteId(id)}
    />
  </Field>
);
