// Cancels an interview or asks for another time, with or without a message to the applicant (APP-024).
import type { ChangeMeetingParams } from '@onward/domain/applicants/actions/catalog/change-meeting';
import { Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import styles from './GiveUpForm.module.css';

interface Props {
  kind: 'request_reschedule' | 'cancel_meeting' | 'decline_proposal';
  who: string;
  open: boolean;
  /** Shown above the form, e.g. who will be skipped. */
  above?: ReactNode;
  onClose: () => void;
  onRun: (params: ChangeMeetingParams) => Promise<void>;
}

const MESSAGE_MAX = 1000;

export function GiveUpForm({ kind, who, open, above, onClose, onRun }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { notify: true, message: '' },
    check: () => ({}),
    submit: async ({ notify, message }) => {
      await onRun({ notify, ...(notify && message.trim() && { message: message.trim() }) });
      onClose();
    },
  });
  const notify = form.field('notify');
  return (
    <FormDialog
      id={id}
      open={open}
      width="confirm"
      title={t(`interviews:dialogs.${kind}.title`, { who })}
      submitLabel={t(`interviews:dialogs.${kind}.submit`)}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      {above}
      <p>{t(`interviews:dialogs.${kind}.text`)}</p>
      <label className={styles.tell} htmlFor={notify.id}>
        <Switch id={notify.id} checked={notify.value} onChange={notify.onChange} />
        {t('interviews:dialogs.tell')}
      </label>
      {notify.value && (
        <TextAreaField
          field={form.field('message')}
          label={t('interviews:dialogs.message')}
          rows={4}
          maxLength={MESSAGE_MAX}
        />
      )}
    </FormDialog>
  );
}
