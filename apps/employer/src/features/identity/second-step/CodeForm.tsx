// The code of an authenticator app, submitted as soon as it is complete.
import { isSixDigitCode } from '@onward/domain/identity/second-factors';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { useForm } from '../../../platform/forms/use-form.ts';
import { CodeField } from './CodeField.tsx';

interface Props {
  /** Whether it is the only method. */
  primary: boolean;
  onProve: (code: string) => Promise<void>;
}

export function CodeForm({ primary, onProve }: Props) {
  const { t } = useTranslation();
  const entry = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isSixDigitCode(code) ? null : t('security:problems.code') }),
    submit: ({ code }) => onProve(code),
  });
  return (
    <form className={form.stack} onSubmit={entry.onSubmit} noValidate>
      <CodeField field={entry.field('code')} label={t('security:secondStep.code')} autoFocus={primary} />
      <FormAlert failure={entry.failure} />
      <PlainButton type="submit" primary={primary} size="large" wide busy={entry.busy}>
        {t('security:secondStep.submitCode')}
      </PlainButton>
    </form>
  );
}
