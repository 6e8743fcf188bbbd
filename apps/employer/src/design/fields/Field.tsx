// A form field: label above, hint below, and the error in place of the hint.
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';

interface Props {
  /** Id of the control inside. */
  htmlFor: string;
  label: string;
  /** At the right of the label, e.g. a "Forgot password?" link. */
  aside?: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
  children: ReactNode;
}

/** The control's `aria-describedby`, so that screen readers read hint and error with it. */
export const fieldNoteId = (htmlFor: string): string => `${htmlFor}-note`;

export function Field({ htmlFor, label, aside, required = false, hint, error, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={htmlFor}>
          {label}
          {required && (
            <span className={styles.required} title={t('shell:required')} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      {children}
      <div id={fieldNoteId(htmlFor)} className={styles.note} data-error={Boolean(error)} aria-live="polite">
        {error ? (
          <>
            <CircleAlert size={13} aria-hidden="true" />
            {error}
          </>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
