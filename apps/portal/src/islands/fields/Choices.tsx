// Full-width cards with a radio button or a checkbox on the left.
import { fieldId } from './Field.tsx';

interface Choice {
  value: string;
  label: string;
}

interface ChoicesProps {
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  several?: boolean;
  onChange(chosen: string[]): void;
}

/** Answers up to this length are shown side by side. */
const SHORT = 14;

export function Choices({ name, choices, chosen, several = false, onChange }: ChoicesProps) {
  const sideBySide = choices.every(({ label }) => label.length <= SHORT);
  const pick = (value: string, isChosen: boolean) => {
    if (!several) onChange([value]);
    else onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  };
  return (
    <div class={sideBySide ? 'choices choices-side' : 'choices'}>
      {choices.map(({ value, label }) => (
        <label key={value} class="choice">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={fieldId(name)}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => pick(value, currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
