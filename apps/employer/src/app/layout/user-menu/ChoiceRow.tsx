// A labeled group of choices in a menu.
import styles from './ChoiceRow.module.css';

interface Props<Choice extends string> {
  label: string;
  choices: readonly { value: Choice; label: string }[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

export const ChoiceRow = <Choice extends string>({ label, choices, chosen, onChoose }: Props<Choice>) => (
  <fieldset className={styles.row}>
    <legend>{label}</legend>
    {choices.map(({ value, label: text }) => (
      <button
        key={value}
        type="button"
        role="menuitemradio"
        aria-checked={value === chosen}
        tabIndex={-1}
        className={styles.choice}
        onClick={() => onChoose(value)}
      >
        {text}
      </button>
    ))}
  </fieldset>
);
