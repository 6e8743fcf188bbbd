// Asks for the hire date.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { LeftOut, useQualifying } from './LeftOut.tsx';
import { useWho } from './use-who.ts';

/** Today in the user's time zone. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function MarkHiredDialog({ action, target, screen, open, onClose, onRun }: ActionDialogProps<'mark_hired'>) {
  const { t } = useTranslation();
  const id = useId();
  const qualifying = useQualifying(action, target, screen);
  const who = useWho(target, qualifying.count);
  const form = useForm({
    initial: { hired_date: today() },
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
