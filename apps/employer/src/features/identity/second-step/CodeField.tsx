// Six boxes for a six-digit code. One real input covers them, so that pasting and autofill work.
import { isSixDigitCode, plainCode, SECOND_FACTOR_CODE_LENGTH } from '@onward/domain/identity/second-factors';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import styles from './CodeField.module.css';

interface Props {
  field: FieldBinding<string>;
  label: string;
  autoFocus?: boolean;
  /** Called when the last digit is typed. */
  onComplete?: (code: string) => void;
}

const BOXES = Array.from({ length: SECOND_FACTOR_CODE_LENGTH }, (_, index) => index);

export function CodeField({ field, label, autoFocus, onComplete }: Props) {
  const type = (typed: string) => {
    const code = plainCode(typed).replace(/\D/g, '').slice(0, SECOND_FACTOR_CODE_LENGTH);
    field.onChange(code);
    if (isSixDigitCode(code) && code !== field.value) onComplete?.(code);
  };
  return (
    <Field htmlFor={field.id} label={label} error={field.error}>
      <div className={styles.code} data-error={field.error !== null}>
        <div className={styles.boxes} aria-hidden="true">
          {BOXES.map((index) => (
            <span key={index} data-next={index === Math.min(field.value.length, BOXES.length - 1)}>
              {field.value[index] ?? ''}
            </span>
          ))}
        </div>
        <input
          id={field.id}
          className={styles.input}
          value={field.value}
          onChange={(event) => type(event.target.value)}
          onBlur={field.onBlur}
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: the code is all there is to type here
          autoFocus={autoFocus}
          aria-invalid={field.error !== null}
          aria-describedby={fieldNoteId(field.id)}
        />
      </div>
    </Field>
  );
}
