// The reason of a rejection, from the company's list.
import type { RejectionReason } from '@onward/domain/applicants/rejection';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { Spinner } from '../../../../design/status/Spinner.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import { reasonsQuery, useLiveReasons, useReasonText } from '../../parts/rejection-reasons.ts';
import styles from './ReasonField.module.css';

export function ReasonField({ field }: { field: FieldBinding<RejectionReason | null> }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(reasonsQuery());
  const reasonText = useReasonText();
  useLiveReasons();
  const label = t('applicants:dialogs.reject.reason');
  const offered = data?.rejection_reasons.filter(({ is_hidden }) => !is_hidden) ?? [];
  return (
    <Field
      htmlFor={field.id}
      label={label}
      hint={t('applicants:dialogs.reject.reasonHint')}
      error={field.error}
      required
    >
      {!data && error && <Button onClick={() => void refetch()}>{t('applicants:reasons.notLoaded')}</Button>}
      {!data && !error && <Spinner />}
      <div className={styles.chips} role="radiogroup" aria-label={label} aria-describedby={fieldNoteId(field.id)}>
        {offered.map(({ key }, at) => (
          <label key={key} className={styles.chip}>
            <input
              type="radio"
              className="visually-hidden"
              id={at === 0 ? field.id : undefined}
              name={field.id}
              checked={field.value === key}
              onChange={() => field.onChange(key)}
            />
            {field.value === key && <Check size={14} aria-hidden="true" />}
            {reasonText(key)}
          </label>
        ))}
      </div>
    </Field>
  );
}
