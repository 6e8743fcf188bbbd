// The reason for a change of employment. It is needed once the server has refused: while the government has not decided about
// an E-Verify case, nobody is suspended or dismissed for it, only for another reason that is written down (EVF-019).
import { errorCodes } from '@onward/contract/errors';
import { REASON_MAX } from '@onward/domain/employees/statuses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';

export function useOtherReason() {
  const { t } = useTranslation();
  const [isNeeded, setNeeded] = useState(false);
  return {
    isNeeded,
    problem: (reason: string): string | null =>
      isNeeded && reason.trim() === '' ? t('employees:otherReasonMissing') : null,
    onFailure: ({ code }: Failure) => {
      if (code === errorCodes.wrongState) setNeeded(true);
    },
  };
}

interface Props {
  field: FieldBinding<string>;
  failure: Failure | null;
  isNeeded: boolean;
}

export function ReasonField({ field, failure, isNeeded }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <FormAlert failure={failure} />
      <TextAreaField
        field={field}
        label={t(isNeeded ? 'employees:otherReason' : 'employees:reason')}
        required={isNeeded}
        maxLength={REASON_MAX}
      />
    </>
  );
}
