// A one-time recovery code that replaces a lost second factor.
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';

export function RecoveryCodeForm({ onProve }: { onProve: (code: string) => Promise<void> }) {
  const { t } = useTranslation();
  const entry = useForm({
    initial: { recovery_code: '' },
    check: ({ recovery_code }) => ({
      recovery_code: recovery_code.trim() === '' ? t('security:problems.recoveryCode') : null,
    }),
    submit: ({ recovery_code }) => onProve(recovery_code),
  });
  return (
    <form className={form.stack} onSubmit={entry.onSubmit} noValidate>
      <TextField
        field={entry.field('recovery_code')}
        label={t('security:secondStep.recoveryCode')}
        hint={t('security:secondStep.recoveryHint')}
        autoComplete="off"
        size="large"
        autoFocus
      />
      <FormAlert failure={entry.failure} />
      <PlainButton type="submit" primary size="large" wide busy={entry.busy}>
        {t('security:secondStep.submitRecovery')}
      </PlainButton>
    </form>
  );
}
