// Suspends or reinstates an employee, with an optional reason (EMP-023).
import type { Employee } from '@onward/contract/employees/employee';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { reinstate, suspend } from '../record.api.ts';
import { ReasonField, useOtherReason } from './OtherReason.tsx';

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
  const other = useOtherReason();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: other.problem(reason) }),
    onFailure: other.onFailure,
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
      <ReasonField field={form.field('reason')} failure={form.failure} isNeeded={other.isNeeded} />
    </FormDialog>
  );
}
