// Six cells over one real input, so that pasting and the code suggested by the phone work.
import { CODE_DIGITS } from '@onward/domain/onboarding/portal-codes';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.ts';
import { described, FieldNotes, fieldId } from '../../fields/Field.tsx';
import { codeDigits } from './code-entry.ts';

interface CodeCellsProps {
  code: string;
  problem: string | null;
  isDisabled: boolean;
  onChange(code: string): void;
}

const CODE_FIELD = 'code';

export function CodeCells({ code, problem, isDisabled, onChange }: CodeCellsProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  // Disabled while the code was checked, the input has lost the focus.
  useEffect(() => {
    if (problem && !isDisabled) input.current?.focus();
  }, [problem, isDisabled]);
  const frame = {
    name: CODE_FIELD,
    label: t('onboarding-portal:code.label'),
    isRequired: true,
    problem: problem ?? undefined,
  };
  return (
    <div class="field">
      <label class="unseen" for={fieldId(CODE_FIELD)}>
        {frame.label}
      </label>
      <div class={problem ? 'code-cells code-cells-problem' : 'code-cells'}>
        {Array.from({ length: CODE_DIGITS }, (_, index) => (
          <span key={index} class={index === code.length ? 'code-cell code-cell-next' : 'code-cell'} aria-hidden="true">
            {code[index] ?? ''}
          </span>
        ))}
        <input
          {...described(frame)}
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          disabled={isDisabled}
          onInput={({ currentTarget }) => {
            const digits = codeDigits(currentTarget.value);
            currentTarget.value = digits;
            onChange(digits);
          }}
        />
      </div>
      <FieldNotes name={CODE_FIELD} problem={problem ?? undefined} />
    </div>
  );
}
