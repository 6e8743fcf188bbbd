// A number that nobody should read over the shoulder: masked, with a button to show it, and never offered for saving.
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { described, Field, type FieldFrame, fieldId } from '../../fields/Field.tsx';
import { formatSsn } from '../../fields/ssn-input.ts';

interface SecretFieldProps extends FieldFrame {
  value: string;
  format?: 'ssn';
  inputMode?: 'numeric' | 'text';
  maxLength?: number | undefined;
  onChange(value: string): void;
  onBlur?(): void;
}

export function SecretField(props: SecretFieldProps) {
  const { value, format, inputMode = 'text', maxLength, onChange, onBlur, ...frame } = props;
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const type = (input: HTMLInputElement): void => {
    if (format !== 'ssn') {
      onChange(input.value);
      return;
    }
    const typed = formatSsn(input.value, input.selectionStart ?? input.value.length);
    input.value = typed.value;
    input.setSelectionRange(typed.caret, typed.caret);
    onChange(typed.value);
  };
  return (
    <Field {...frame}>
      <div class="ssn">
        <input
          {...described(frame)}
          // Not a password field, because browsers offer to save passwords; the style sheet masks it.
          type="text"
          class={isShown ? 'input' : 'input masked'}
          inputMode={inputMode}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="characters"
          spellcheck={false}
          data-1p-ignore
          data-lpignore="true"
          maxLength={maxLength}
          value={value}
          onInput={({ currentTarget }) => type(currentTarget)}
          onBlur={onBlur}
        />
        <button
          class="round-button"
          type="button"
          aria-controls={fieldId(frame.name)}
          aria-label={t(isShown ? 'onboarding-portal:secret.hide' : 'onboarding-portal:secret.show', {
            label: frame.label,
          })}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
    </Field>
  );
}

interface StoredSecretProps extends FieldFrame {
  value: string;
  onChange(): void;
}

/** A value that the company has already: shown masked, with a way to type another. */
export function StoredSecret({ value, onChange, ...frame }: StoredSecretProps) {
  const { t } = useTexts();
  return (
    <Field {...frame}>
      <div class="stored-secret">
        <input {...described(frame)} class="input" type="text" readOnly value={value.replaceAll('*', '•')} />
        <button
          class="plain-link"
          type="button"
          aria-label={t('onboarding-portal:secret.changeLabel', { label: frame.label })}
          onClick={onChange}
        >
          {t('onboarding-portal:secret.change')}
        </button>
      </div>
    </Field>
  );
}
