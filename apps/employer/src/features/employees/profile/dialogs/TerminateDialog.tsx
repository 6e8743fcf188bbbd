// Ends an employment: the last day, a reason, and until when Form I-9 is kept (EMP-027).
import type { Employee } from '@onward/contract/employees/employee';
import { retainedUntil } from '@onward/domain/employees/retention';
import { dayIn, isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { terminate } from '../record.api.ts';
import { ReasonField, useOtherReason } from './OtherReason.tsx';

interface Props {
  employee: Employee;
  open: boolean;
  onClose: () => void;
}

export function TerminateDialog({ employee, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { day } = useDates();
  const { name, hired_date, start_date, time_zone } = employee;
  const [initial] = useState(() => ({ end_date: dayIn(new Date(), time_zone), reason: '' }));
  const endProblem = (last: string): string | null => {
    if (!isCalendarDay(last)) return t('errors:fields.not_a_date');
    return last < hired_date ? t('employees:terminate.beforeHire', { date: day(hired_date) }) : null;
  };
  const other = useOtherReason();
  const form = useForm({
    initial,
    check: ({ end_date, reason }) => ({ end_date: endProblem(end_date), reason: other.problem(reason) }),
    onFailure: other.onFailure,
    submit: async ({ end_date, reason }) => {
      await terminate(employee.id, end_date, reason);
      toasts.success(t('employees:terminate.done', { name }));
      onClose();
    },
  });
  const end = form.values.end_date;
  const kept = isCalendarDay(end) ? retainedUntil([hired_date, start_date], end) : null;
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('employees:terminate.title', { name })}
      submitLabel={t('employees:terminate.action')}
      form={form}
      onClose={onClose}
    >
      <p>{t('employees:terminate.text')}</p>
      <TextField
        field={form.field('end_date')}
        label={t('employees:terminate.lastDay')}
        type="date"
        required
        hint={kept && t('employees:terminate.i9', { date: day(kept) })}
      />
      <ReasonField field={form.field('reason')} failure={form.failure} isNeeded={other.isNeeded} />
    </FormDialog>
  );
}
