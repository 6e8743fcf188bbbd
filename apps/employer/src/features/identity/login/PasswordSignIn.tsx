// Sign-in with email and password, with links to the other methods (IDN-004..006).
import { startAdpSignIn } from '@onward/contract/identity/single-sign-on';
import { isEmail } from '@onward/domain/platform/contact/email';
import { Building2, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonLooks } from '../../../design/page/button-styles.ts';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useService } from '../../../platform/public-configuration.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { returnPathIn } from '../../../platform/routing/return-path.ts';
import { callSignIn } from '../identity.api.ts';
import { PasswordField } from '../passwords/PasswordField.tsx';
import { proceed } from '../second-step/second-step.ts';
import { openedSession } from './opened-session.ts';
import styles from './PasswordSignIn.module.css';

interface Props {
  /** Why another sign-in method failed. */
  notice: ReactNode;
  onByText: () => void;
}

export function PasswordSignIn({ notice, onByText }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const withAdp = useService('adp');
  const signIn = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: isEmail(email) ? null : t('identity:problems.email'),
      password: password === '' ? t('identity:problems.passwordMissing') : null,
    }),
    submit: async (entries) => {
      proceed(await callSignIn(entries), openedSession, navigate, returnPathIn(search));
    },
  });

  return (
    <>
      <form className={form.stack} onSubmit={signIn.onSubmit} noValidate>
        <TextField
          field={signIn.field('email')}
          label={t('identity:fields.workEmail')}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="large"
        />
        <PasswordField
          field={signIn.field('password')}
          label={t('identity:fields.password')}
          autoComplete="current-password"
          aside={
            <Link className={styles.forgot} to={paths.forgotPassword()}>
              {t('identity:login.forgot')}
            </Link>
          }
        />
        {signIn.failure ? <FormAlert failure={signIn.failure} /> : notice}
        <PlainButton type="submit" primary size="large" wide busy={signIn.busy}>
          {t('identity:login.submit')}
        </PlainButton>
      </form>
      {withAdp && (
        <>
          <div className={styles.or}>{t('identity:login.or')}</div>
          {/* A full page load, because the server redirects the browser to ADP. */}
          <a {...buttonLooks({ size: 'large', wide: true })} href={startAdpSignIn.path}>
            <Building2 size={17} aria-hidden="true" />
            {t('identity:login.withAdp')}
          </a>
        </>
      )}
      <div className={`${form.links} ${styles.byText}`}>
        <button type="button" onClick={onByText}>
          <MessageSquareText size={16} aria-hidden="true" />
          {t('identity:login.byText')}
        </button>
      </div>
    </>
  );
}
