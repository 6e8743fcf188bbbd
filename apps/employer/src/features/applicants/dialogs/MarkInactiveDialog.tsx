// Marks applicants inactive: they appear only in the inactive list.
import { asksForNumber } from '@onward/domain/applicants/actions/catalog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { LeftOut, useQualifying } from './LeftOut.tsx';
import { isNumber, NumberField } from './NumberField.tsx';
import { useWho } from './use-who.ts';

const REASON_MAX = 200;

export function MarkInactiveDialog({
  action,
  target,
  screen,
  open,
  onClose,
  onRun,
}: ActionDialogProps<'mark_inactive'>) {
  const { t } = useTranslation();
  const id = useId();
  const qualifying = useQualifying(action, target, screen);
  const who = useWho(target, qualifying.count);
  const typed = asksForNumber(action, qualifying.count);
  const form = useForm({
    initial: { reason: '', number: '' },
    check: ({ number }) => ({
      reason: null,
      number: typed && !isNumber(number, qualifying.count) ? t('applicants:dialogs.wrongNumber') : null,
    }),
    submit: async ({ reason }) => {
      await onRun({ reason: reason.trim() || null });
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:dialogs.inactive.title', { who })}
      submitLabel={t('applicants:dialogs.inactive.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <LeftOut {...qualifying} />
      <TextField
        field={form.field('reason')}
        label={t('applicants:dialogs.inactive.reason')}
        hint={t('applicants:dialogs.inactive.hint')}
        maxLength={REASON_MAX}
        autoComplete="off"
      />
      {typed && <NumberField field={form.field('number')} count={qualifying.count} />}
    </FormDialog>
  );
}
