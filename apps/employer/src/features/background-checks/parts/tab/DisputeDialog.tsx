// Records that the applicant disputes the report, with their words.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { DISPUTE_TEXT_MAX } from '@onward/domain/background-checks/adverse-action';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { recordDispute } from '../background-checks.api.ts';

interface Props {
  check: Pick<ApplicationCheck, 'id'>;
  firstName: string;
  open: boolean;
  onClose: () => void;
}

export function DisputeDialog({ check, firstName, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { statement: '' },
    check: () => ({}),
    submit: async ({ statement }) => {
      await recordDispute(check.id, statement.trim() || null);
      toasts.success(t('background-checks:dispute.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('background-checks:dispute.title', { name: firstName })}
      submitLabel={t('background-checks:dispute.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <p>{t('background-checks:dispute.text')}</p>
      <TextAreaField
        field={form.field('statement')}
        label={t('background-checks:dispute.statement', { name: firstName })}
        maxLength={DISPUTE_TEXT_MAX}
      />
    </FormDialog>
  );
}
