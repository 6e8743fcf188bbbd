// Shares applicants with teammates or others, by a link that expires after a week (APP-034).
import { paramProblem } from '@onward/domain/applicants/actions/catalog';
import { SHARE_MESSAGE_MAX, SHARE_RECIPIENTS_MAX } from '@onward/domain/applicants/sharing';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import styles from './dialogs.module.css';
import { useWho } from './use-who.ts';

export function ShareApplicantDialog({ action, target, open, onClose, onRun }: ActionDialogProps<'share_applicant'>) {
  const { t } = useTranslation();
  const id = useId();
  const who = useWho(target);
  const { staffs, user } = useStartup();
  const form = useForm({
    initial: { company_staff_ids: [] as number[], emails: [] as string[], message: '' },
    check: ({ company_staff_ids, emails }) => {
      const problem = paramProblem(action, { company_staff_ids, emails });
      return { emails: problem ? t(`applicants:dialogs.share.problems.${problem.key}`) : null };
    },
    submit: async ({ message, ...people }) => {
      await onRun({ ...people, message: message.trim() || null });
      onClose();
    },
  });
  const colleagues = form.field('company_staff_ids');
  const emails = form.field('emails');
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:dialogs.share.title', { who })}
      submitLabel={t('applicants:dialogs.share.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <Field htmlFor={colleagues.id} label={t('applicants:dialogs.share.colleagues')}>
        <Select
          id={colleagues.id}
          mode="multiple"
          className={styles.wide ?? ''}
          maxCount={SHARE_RECIPIENTS_MAX}
          showSearch={{ optionFilterProp: 'label' }}
          value={colleagues.value}
          onChange={colleagues.onChange}
          options={(staffs ?? [])
            .filter((colleague) => colleague.id !== user.id)
            .map((colleague) => ({ value: colleague.id, label: colleague.name || colleague.email }))}
        />
      </Field>
      <Field
        htmlFor={emails.id}
        label={t('applicants:dialogs.share.emails')}
        hint={t('applicants:dialogs.share.hint')}
        error={emails.error}
      >
        <Select
          id={emails.id}
          mode="tags"
          className={styles.wide ?? ''}
          maxCount={SHARE_RECIPIENTS_MAX}
          tokenSeparators={[',', ';', ' ']}
          open={false}
          suffixIcon={null}
          value={emails.value}
          onChange={emails.onChange}
          status={emails.error ? 'error' : ''}
          aria-describedby={fieldNoteId(emails.id)}
        />
      </Field>
      <TextAreaField
        field={form.field('message')}
        label={t('applicants:dialogs.share.message')}
        maxLength={SHARE_MESSAGE_MAX}
      />
    </FormDialog>
  );
}
