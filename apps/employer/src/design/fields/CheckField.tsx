// A checkbox with its own label next to it and the error below.
import { Checkbox } from 'antd';
import { CircleAlert } from 'lucide-react';
import styles from './Field.module.css';
import { fieldNoteId } from './Field.tsx';

interface Props {
  id: string;
  label: string;
  checked: boolean;
  error?: string | null;
  onChange: (checked: boolean) => void;
}

export const CheckField = ({ id, label, checked, error = null, onChange }: Props) => (
  <div className={styles.field}>
    <Checkbox
      id={id}
      checked={checked}
      aria-invalid={error !== null}
      aria-describedby={fieldNoteId(id)}
      onChange={({ target }) => onChange(target.checked)}
    >
      {label}
    </Checkbox>
    <div id={fieldNoteId(id)} className={styles.note} data-error={error !== null} aria-live="polite">
      {error !== null && (
        <>
          <CircleAlert size={13} aria-hidden="true" />
          {error}
        </>
      )}
    </div>
  </div>
);
