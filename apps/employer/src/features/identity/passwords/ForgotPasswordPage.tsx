// Requests a link to reset the password (IDN-017).
import { isEmail } from '@onward/domain/platform/contact/email';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PublicFrame } from '../../../design/frames/PublicFrame.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { SentNote } from '../frame/SentNote.tsx';
import { callRequestPasswordReset } from '../identity.api.ts';

export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<string | null>(null);
  const request = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: isEmail(email) ? null : t('identity:problems.email') }),
    submit: async ({ email }) => setAnswer((await callRequestPasswordReset(email)).message),
  });

  return (
    <PublicFrame title={t('identity:forgot.title')} subtitle={t('identity:forgot.subtitle')} footer={<LanguageLinks />}>
      <PageTitle page="forgotPassword" />
      <div className={form.stack}>
        {answer ? (
          <SentNote text={answer} hint={t('identity:forgot.hint')} />
        ) : (
          <form className={form.stack} onSubmit={request.onSubmit} noValidate>
            <TextField
              field={request.field('email')}
              label={t('identity:fields.workEmail')}
              type="email"
              inputMode="email"
              autoComplete="username"
              size="large"
            />
            <FormAlert failure={request.failure} />
            <PlainButton type="submit" primary size="large" wide busy={request.busy}>
              {t('identity:forgot.submit')}
            </PlainButton>
          </form>
        )}
        <div className={form.links}>
          <Link to={paths.login()}>
            <ArrowLeft size={16} aria-hidden="true" />
            {t('identity:backToSignIn')}
          </Link>
        </div>
      </div>
    </PublicFrame>
  );
}
