// A choice of a few options, each a card with its own explanation.
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldNoteId } from '../../../design/fields/Field.tsx';
import styles from './ChoiceCards.module.css';

interface Props {
  field: { id: string; value: string | null; error: string | null; onChange(value: string): void };
  label: string;
  options: readonly { value: string; label: string; text?: string }[];
  required?: boolean;
}

export function ChoiceCards({ field, label, options, required = true }: Props) {
  const { t } = useTranslation();
  const { id, value, error, onChange } = field;
  return (
    <fieldset className={styles.choice} aria-describedby={fieldNoteId(id)}>
      <legend>
        {label}
        {required && (
          <span className={styles.required} title={t('shell:required')} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card} data-chosen={option.value === value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error !== null}
              onChange={() => onChange(option.value)}
            />
            <span>
              <b>{option.label}</b>
              {option.text && <small>{option.text}</small>}
            </span>
          </label>
        ))}
      </div>
      <p id={fieldNoteId(id)} className={styles.problem} aria-live="polite">
        {error && (
          <>
            <CircleAlert size={13} aria-hidden="true" />
            {error}
          </>
        )}
      </p>
    </fieldset>
  );
}
