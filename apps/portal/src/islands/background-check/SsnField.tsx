// The Social Security number: masked, grouped while typing, and never offered to the browser for saving.
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { described, FieldNotes, fieldId } from '../fields/Field.tsx';
import { formatSsn } from '../fields/ssn-input.ts';

interface SsnFieldProps {
  value: string;
  hint: string;
  problem: string | undefined;
  onChange(value: string): void;
}

export function SsnField({ value, hint, problem, onChange }: SsnFieldProps) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const name = 'ssn';
  const frame = { name, label: t('check-consent:page.permission.ssn'), hint, problem, isRequired: true };
  const type = (input: HTMLInputElement): void => {
    const typed = formatSsn(input.value, input.selectionStart ?? input.value.length);
    input.value = typed.value;
    input.setSelectionRange(typed.caret, typed.caret);
    onChange(typed.value);
  };
  return (
    <div class="field">
      <label class="label" for={fieldId(name)}>
        {frame.label}
      </label>
      <div class="ssn">
        <input
          {...described(frame)}
          // Not a password field, because browsers offer to save passwords; the style sheet masks it.
          type="text"
          class={isShown ? 'input' : 'input masked'}
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellcheck={false}
          data-1p-ignore
          data-lpignore="true"
          value={value}
          onInput={({ currentTarget }) => type(currentTarget)}
        />
        <button
          class="round-button"
          type="button"
          aria-label={t(isShown ? 'check-consent:page.permission.hideSsn' : 'check-consent:page.permission.showSsn')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
      {problem ? (
        <FieldNotes name={name} problem={problem} />
      ) : (
        <p class="hint with-icon" id={`${fieldId(name)}-hint`}>
          <Icon name="lock" size={20} />
          <span>{hint}</span>
        </p>
      )}
    </div>
  );
}
