// A statement to check: as wide as a choice, so that it is easy to hit.
import { described, type FieldFrame, FieldNotes } from '../../fields/Field.tsx';

interface FlagFieldProps extends FieldFrame {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

export function FlagField({ isChecked, onChange, ...frame }: FlagFieldProps) {
  return (
    <div class="field">
      <label class="choice">
        <input
          {...described(frame)}
          type="checkbox"
          checked={isChecked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{frame.label}</span>
      </label>
      <FieldNotes {...frame} />
    </div>
  );
}
