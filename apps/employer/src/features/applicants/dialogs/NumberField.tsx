// The number to type before many people are rejected or made inactive, to prevent accidents.
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../platform/forms/TextField.tsx';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';

export function NumberField({ field, count }: { field: FieldBinding<string>; count: number }) {
  const { t } = useTranslation();
  return (
    <TextField
      field={field}
      label={t('applicants:dialogs.typeNumber', { count })}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}

/** Accepts separators in large numbers. */
export const isNumber = (typed: string, count: number): boolean => typed.replace(/\D/g, '') === String(count);
