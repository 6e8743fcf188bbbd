// Full-width cards with a radio button or a checkbox on the left.
import type { Language } from '@onward/domain/platform/languages';
import { fieldId } from './Field.tsx';

interface Choice {
  value: string;
  label: string;
  /** Of a label in another language than the page. */
  lang?: Language | undefined;
}

interface ChoicesProps {
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  several?: boolean;
  isInvalid?: boolean;
  /** `tiles`: short answers as plain buttons, as many side by side as fit. */
  look?: 'cards' | 'tiles';
  onChange(chosen: string[]): void;
}

/** Answers up to this length are shown side by side. */
const SHORT = 14;

export function Choices({
  name,
  choices,
  chosen,
  several = false,
  isInvalid = false,
  look = 'cards',
  onChange,
}: ChoicesProps) {
  const isShort = choices.every(({ label }) => label.length <= SHORT);
  const layout = look === 'tiles' ? 'choices-tiles' : 'choices-side';
  const pick = (value: string, isChosen: boolean) => {
    if (!several) onChange([value]);
    else onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  };
  return (
    <div class={isShort ? `choices ${layout}` : 'choices'}>
      {choices.map(({ value, label, lang }) => (
        <label key={value} class="choice">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={fieldId(name)}
            value={value}
            aria-invalid={isInvalid ? 'true' : undefined}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => pick(value, currentTarget.checked)}
          />
          <span lang={lang}>{label}</span>
        </label>
      ))}
    </div>
  );
}
