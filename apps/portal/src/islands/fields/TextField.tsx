import { described, Field, type FieldFrame } from './Field.tsx';

interface InputHints {
  type?: 'text' | 'email' | 'date' | 'tel';
  inputMode?: 'text' | 'email' | 'decimal' | 'numeric' | 'tel';
  autoComplete?: string;
  autoCapitalize?: 'none' | 'words' | 'characters';
  maxLength?: number;
  /** The first and last day of a date. */
  min?: string;
  max?: string;
}

interface TextFieldProps extends FieldFrame {
  value: string;
  onChange(value: string): void;
  lines?: number;
  input?: InputHints;
}

export function TextField({ value, onChange, lines, input, ...frame }: TextFieldProps) {
  return (
    <Field {...frame}>
      {lines ? (
        <textarea
          {...described(frame)}
          class="input input-long"
          rows={lines}
          maxLength={input?.maxLength}
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          {...described(frame)}
          // The cast is needed because the types distinguish inputs by `type`; only attributes common to all are set
          // here.
          type={(input?.type ?? 'text') as 'text'}
          inputMode={input?.inputMode}
          autoComplete={input?.autoComplete}
          autoCapitalize={input?.autoCapitalize}
          maxLength={input?.maxLength}
          min={input?.min}
          max={input?.max}
          class="input"
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
