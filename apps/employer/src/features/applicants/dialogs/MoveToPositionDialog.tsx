// Moves applicants to another job, found by title or location, or copies them (APP-025).
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { LeftOut, useQualifying } from './LeftOut.tsx';
import { PositionField } from './PositionField.tsx';
import { useWho } from './use-who.ts';

export function MoveToPositionDialog({
  action,
  target,
  screen,
  open,
  onClose,
  onRun,
}: ActionDialogProps<'move_to_position'>) {
  const { t } = useTranslation();
  const id = useId();
  const qualifying = useQualifying(action, target, screen);
  const who = useWho(target, qualifying.count);
  const form = useForm({
    initial: { position_key: null as string | null, copy: false },
    check: ({ position_key }) => ({
      position_key: position_key === null ? t('applicants:dialogs.position.required') : null,
    }),
    submit: async ({ position_key, copy }) => {
      if (position_key === null) return;
      await onRun({ position_key, copy });
      onClose();
    },
  });
  const copy = form.field('copy');
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:dialogs.position.title', { who })}
      submitLabel={t(form.values.copy ? 'applicants:dialogs.position.copyIt' : 'applicants:dialogs.position.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <LeftOut {...qualifying} />
      <PositionField field={form.field('position_key')} />
      <Checkbox checked={copy.value} onChange={({ target: box }) => copy.onChange(box.checked)}>
        {t('applicants:dialogs.position.copy')}
      </Checkbox>
    </FormDialog>
  );
}
