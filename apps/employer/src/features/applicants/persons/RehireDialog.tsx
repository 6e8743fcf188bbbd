// Sets the "do not rehire" flag with a reason, or removes it (AHD-023).

import type { Application } from '@onward/contract/applicants/application';
import { flagDoNotRehire } from '@onward/contract/applicants/persons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { dayText } from '../../../platform/language/time-text.ts';
import { nameOf } from '../applicants.list.ts';
import { setDoNotRehire } from './persons.api.ts';
import styles from './RehireDialog.module.css';

interface Props {
  applicant: Application;
  open: boolean;
  onClose: () => void;
}

export const RehireDialog = (props: Props) =>
  props.applicant.do_not_rehire ? <ClearFlag {...props} /> : <SetFlag {...props} />;

const REASON_MAX = 500;

function SetFlag({ applicant, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const name = nameOf(applicant);
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('applicants:persons.rehire.required') : null }),
    submit: async ({ reason }) => {
      await setDoNotRehire(applicant.person_id, reason.trim());
      toasts.success(t('applicants:persons.rehire.done', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:persons.rehire.title', { name })}
      submitLabel={t('applicants:persons.rehire.submit')}
      form={form}
      onClose={onClose}
    >
      <p className={styles.text}>{t('applicants:persons.rehire.text')}</p>
      <FormAlert failure={form.failure} />
      <TextAreaField
        field={form.field('reason')}
        label={t('applicants:persons.rehire.reason')}
        hint={t('applicants:persons.rehire.reasonHint')}
        rows={3}
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}

function ClearFlag({ applicant, open, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const name = nameOf(applicant);
  const { reason = '', at = '' } = applicant.do_not_rehire ?? {};
  const day = at && dayText(i18n.language, at);
  const clear = async () => {
    await setDoNotRehire(applicant.person_id, null);
    toasts.success(t('applicants:persons.rehire.cleared', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('applicants:persons.rehire.clearTitle', { name })}
      text={t('applicants:persons.rehire.clearText', { day, reason })}
      confirmLabel={t('applicants:persons.rehire.clearSubmit')}
      onConfirm={() => clear().catch((error: unknown) => passOnError(error, flagDoNotRehire))}
      onCancel={onClose}
    />
  );
}
