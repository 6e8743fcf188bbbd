// A line of text with its label, hint and error, for the pages before sign-in.
import type { FocusEvent, ReactNode } from 'react';
import { Field, fieldNoteId } from './Field.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface Props extends Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'size' | 'suffix'> {
  field: {
    id: string;
    value: string;
    error: string | null;
    onChange(value: string): void;
    onBlur(event: FocusEvent): void;
  };
  label: string;
  hint?: ReactNode;
  /** At the right of the label. */
  aside?: ReactNode;
}

export const LabelledInput = ({ field, label, hint, aside, ...input }: Props) => (
  <Field htmlFor={field.id} label={label} aside={aside} hint={hint} error={field.error}>
    <TextInput
      {...input}
      id={field.id}
      value={field.value}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      status={field.error ? 'error' : ''}
      aria-describedby={fieldNoteId(field.id)}
    />
  </Field>
);
