// Asks for the hire date.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { LeftOut, useQualifying } from './LeftOut.tsx';
import { useHireDate } from './use-hire-date.ts';
import { useWho } from './use-who.ts';

type Props = ActionDialogProps<'mark_hired'>;

export function MarkHiredDialog(props: Props) {
  const day = useHireDate(props.target);
  return day === undefined ? null : <HireDate {...props} day={day} />;
}

function HireDate({ action, target, screen, open, onClose, onRun, day }: Props & { day: string }) {
  const { t } = useTranslation();
  const id = useId();
  const qualifying = useQualifying(action, target, screen);
  const who = useWho(target, qualifying.count);
  const form = useForm({
    initial: { hired_date: day },
    check: ({ hired_date }) => ({ hired_date: hired_date === '' ? t('applicants:dialogs.hired.required') : null }),
    submit: async ({ hired_date }) => {
      await onRun({ hired_date });
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      width="confirm"
      title={t('applicants:dialogs.hired.title', { who })}
      submitLabel={t('applicants:dialogs.hired.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <LeftOut {...qualifying} />
      <TextField field={form.field('hired_date')} label={t('applicants:dialogs.hired.date')} type="date" required />
    </FormDialog>
  );
}
