// A sensitive value that can be replaced without being seen: masked until the user asks to change it.
import { isMasked } from '@onward/domain/employees/sensitive';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import styles from './MaskedField.module.css';

interface Props {
  field: FieldBinding<string>;
  label: string;
  /** What was saved. */
  initial: unknown;
  /** The input for a new value. */
  children: ReactNode;
}

export function MaskedField({ field, label, initial, children }: Props) {
  const { t } = useTranslation();
  if (!isMasked(initial)) return children;
  if (isMasked(field.value)) {
    return (
      <TextField
        field={field}
        label={label}
        disabled
        aside={
          <button
            type="button"
            id={`${field.id}-change`}
            className={styles.switch}
            aria-label={t('employees:changeField', { field: label })}
            onClick={() => field.onChange('')}
          >
            {t('employees:change')}
          </button>
        }
      />
    );
  }
  return (
    <div className={styles.replacing}>
      {children}
      <button type="button" className={styles.switch} onClick={() => field.onChange(String(initial))}>
        {t('employees:keepCurrent')}
      </button>
    </div>
  );
}
