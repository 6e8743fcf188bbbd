// Dollars, and small counts with buttons that fit a thumb.
import type { FormAnswer } from '@onward/domain/onboarding/forms/form-fields';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { described, Field, type FieldFrame, FieldNotes, fieldId } from '../../fields/Field.tsx';
import { numberTyped } from './number-typed.ts';

interface NumberFieldProps extends FieldFrame {
  value: FormAnswer | undefined;
  /** Before or after the number. */
  sign?: '$' | '%';
  onChange(value: number | string | null): void;
}

const shown = (value: FormAnswer | undefined): string => (value === null || value === undefined ? '' : String(value));

export function NumberField({ value, sign = '$', onChange, ...frame }: NumberFieldProps) {
  // The text is kept as typed: `12.` is on its way to `12.5`.
  const [text, setText] = useState(shown(value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside replaces what was typed.
  useEffect(() => {
    if (numberTyped(text) !== (value ?? null)) setText(shown(value));
  }, [value]);
  return (
    <Field {...frame}>
      <span class="signed">
        <span aria-hidden="true">{sign}</span>
        <input
          {...described(frame)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          class="input"
          maxLength={14}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            onChange(numberTyped(currentTarget.value));
          }}
        />
      </span>
    </Field>
  );
}

interface StepperProps extends FieldFrame {
  value: FormAnswer | undefined;
  max: number;
  onChange(value: number): void;
}

export function Stepper({ value, max, onChange, ...frame }: StepperProps) {
  const { t } = useTexts();
  const count = typeof value === 'number' ? value : 0;
  const { name, label, hint } = frame;
  return (
    <fieldset class="field" id={fieldId(name)} tabIndex={-1}>
      <legend class="unseen">{label}</legend>
      <div class="stepper">
        <span class="stepper-words">
          <strong>{label}</strong>
          {hint && <span class="meta">{hint}</span>}
        </span>
        <button
          type="button"
          aria-label={t('onboarding-portal:stepper.less', { label })}
          disabled={count === 0}
          onClick={() => onChange(count - 1)}
        >
          <Icon name="minus" size={20} />
        </button>
        <output aria-live="polite">{count}</output>
        <button
          type="button"
          aria-label={t('onboarding-portal:stepper.more', { label })}
          disabled={count >= max}
          onClick={() => onChange(count + 1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      <FieldNotes name={name} problem={frame.problem} />
    </fieldset>
  );
}
