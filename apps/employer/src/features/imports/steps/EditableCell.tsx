// One cell of the file. An invalid one is a button that turns into an input, which saves on Enter or blur.
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EditableCell.module.css';

interface Props {
  label: string;
  value: string;
  problem: string | null;
  strong: boolean;
  onCorrect: (value: string) => Promise<unknown>;
}

export function EditableCell({ label, value, problem, strong, onCorrect }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const left = useRef(false);

  const keep = async () => {
    if (left.current || typed === null) return;
    left.current = true;
    if (typed.trim() !== value) await onCorrect(typed.trim());
    setTyped(null);
    left.current = false;
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void keep();
    if (event.key === 'Escape') setTyped(null);
  };

  if (typed !== null) {
    return (
      <td className={styles.cell} data-wrong={problem !== null}>
        <input
          className={styles.field}
          aria-label={label}
          // biome-ignore lint/a11y/noAutofocus: the user has just asked for this field.
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
          onBlur={() => void keep()}
        />
      </td>
    );
  }
  if (problem === null) {
    return (
      <td className={styles.cell} data-strong={strong}>
        {value}
      </td>
    );
  }
  return (
    <td className={styles.cell} data-wrong="true">
      <button
        type="button"
        className={styles.wrong}
        title={problem}
        aria-label={`${label}: ${value || t('imports:rows.empty')}. ${problem}`}
        onClick={() => setTyped(value)}
      >
        {value || <em>{t('imports:rows.empty')}</em>}
      </button>
    </td>
  );
}
