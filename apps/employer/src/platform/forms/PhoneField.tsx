// A phone number field in a form.
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import { PhoneInput } from '../../design/fields/PhoneInput.tsx';
import type { FieldBinding } from './use-form.ts';

interface Props {
  field: FieldBinding<PhoneNumber>;
  label?: string;
  size?: 'middle' | 'large';
  hint?: ReactNode;
  autoFocus?: boolean;
  disabled?: boolean;
}

export function PhoneField({ field, label, size = 'middle', hint, ...input }: Props) {
  const { t } = useTranslation();
  return (
    <Field htmlFor={field.id} label={label ?? t('shell:phone.label')} hint={hint} error={field.error}>
      {/* Moving between country and number isn't leaving the control, so focus events are handled around both. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the controls inside let rise */}
      <div onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && field.onBlur(event)}>
        <PhoneInput
          {...input}
          id={field.id}
          size={size}
          value={field.value}
          onChange={field.onChange}
          status={field.error ? 'error' : ''}
          aria-describedby={fieldNoteId(field.id)}
        />
      </div>
    </Field>
  );
}
