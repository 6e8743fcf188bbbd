// Suspends or reinstates an employee, with an optional reason (EMP-023).
import type { Employee } from '@onward/contract/employees/employee';
import { REASON_MAX } from '@onward/domain/employees/statuses';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { reinstate, suspend } from '../record.api.ts';

interface Props {
  employee: Employee;
  event: 'suspend' | 'reinstate';
  open: boolean;
  onClose: () => void;
}

const SEND = { suspend, reinstate };

export function ReasonDialog({ employee: { id, name }, event, open, onClose }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useForm({
    initial: { reason: '' },
    check: () => ({}),
    submit: async ({ reason }) => {
      await SEND[event](id, reason);
      toasts.success(t(`employees:${event}.done`, { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      id={formId}
      open={open}
      width="confirm"
      title={t(`employees:${event}.title`, { name })}
      submitLabel={t(`employees:${event}.action`)}
      form={form}
      onClose={onClose}
    >
      <p>{t(`employees:${event}.text`)}</p>
      <TextAreaField field={form.field('reason')} label={t('employees:reason')} maxLength={REASON_MAX} />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
