// A multi-line text field with a character count.
import { Input } from 'antd';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import { TextCounter } from '../../design/fields/TextCounter.tsx';
import type { FieldBinding } from './use-form.ts';

interface Props {
  field: FieldBinding<string>;
  label: string;
  hint?: string;
  rows?: number;
  maxLength: number;
  disabled?: boolean;
  required?: boolean;
  /** Of the text, where it is not the language of the page. */
  lang?: string;
}

export const TextAreaField = ({
  field,
  label,
  hint,
  rows = 3,
  maxLength,
  disabled = false,
  required = false,
  lang,
}: Props) => (
  <Field
    htmlFor={field.id}
    label={label}
    aside={<TextCounter text={field.value} max={maxLength} />}
    hint={hint}
    error={field.error}
    required={required}
  >
    <Input.TextArea
      id={field.id}
      value={field.value}
      rows={rows}
      lang={lang}
      maxLength={maxLength}
      disabled={disabled}
      status={field.error ? 'error' : ''}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      aria-required={required}
      aria-describedby={fieldNoteId(field.id)}
    />
  </Field>
);
