// The reason of a rejection.
import { REJECTION_REASONS, type RejectionReason } from '@onward/domain/applicants/rejection';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import styles from './ReasonField.module.css';

export function ReasonField({ field }: { field: FieldBinding<RejectionReason | null> }) {
  const { t } = useTranslation();
  const label = t('applicants:dialogs.reject.reason');
  const [first] = REJECTION_REASONS;
  return (
    <Field
      htmlFor={field.id}
      label={label}
      hint={t('applicants:dialogs.reject.reasonHint')}
      error={field.error}
      required
    >
      <div className={styles.chips} role="radiogroup" aria-label={label} aria-describedby={fieldNoteId(field.id)}>
        {REJECTION_REASONS.map((reason) => (
          <label key={reason} className={styles.chip}>
            <input
              type="radio"
              className="visually-hidden"
              id={reason === first ? field.id : undefined}
              name={field.id}
              checked={field.value === reason}
              onChange={() => field.onChange(reason)}
            />
            {field.value === reason && <Check size={14} aria-hidden="true" />}
            {t(`applicants:dialogs.reject.reasons.${reason}`)}
          </label>
        ))}
      </div>
    </Field>
  );
}
