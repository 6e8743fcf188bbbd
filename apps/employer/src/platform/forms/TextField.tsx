// A text field with label, hint and error.
import type { ReactNode } from 'react';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import { TextInput, type TextInputProps } from '../../design/fields/TextInput.tsx';
import type { FieldBinding } from './use-form.ts';

type Native = 'type' | 'autoComplete' | 'inputMode' | 'size' | 'autoFocus' | 'maxLength' | 'disabled' | 'suffix';

interface Props extends Pick<TextInputProps, Native> {
  field: FieldBinding<string>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** Shown to the right of the label. */
  aside?: ReactNode;
}

export const TextField = ({ field, label, hint, required = false, aside, ...input }: Props) => (
  <Field htmlFor={field.id} label={label} aside={aside} hint={hint} error={field.error} required={required}>
    <TextInput
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
