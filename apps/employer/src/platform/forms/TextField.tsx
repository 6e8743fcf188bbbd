// A line of text in a form.
import { Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import type { FieldBinding } from './use-form.ts';

interface Props extends Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'size' | 'autoFocus' | 'maxLength'> {
  field: FieldBinding<string>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Inside the control, at its end. */
  suffix?: ReactNode;
  /** At the right of the label. */
  aside?: ReactNode;
}

export const TextField = ({ field, label, hint, required = false, aside, ...input }: Props) => (
  <Field htmlFor={field.id} label={label} aside={aside} hint={hint} error={field.error} required={required}>
    <Input
      {...input}
      id={field.id}
      value={field.value}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      status={field.error ? 'error' : ''}
      aria-invalid={field.error !== null}
      aria-required={required}
      aria-describedby={fieldNoteId(field.id)}
    />
  </Field>
);
