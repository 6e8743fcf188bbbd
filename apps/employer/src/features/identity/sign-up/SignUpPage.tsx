// Asks for the product, possibly through somebody's referral link; support creates the company (CMP-053, CMP-063).
import { createSignUpRequest } from '@onward/contract/company/sign-up-requests';
import { recordSignUpVisit } from '@onward/contract/company/upgrades';
import { REFERRAL_PARAMETER } from '@onward/domain/company/referrals';
import { isEmail } from '@onward/domain/platform/contact/email';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { PublicFrame } from '../../../design/frames/PublicFrame.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { api } from '../../../platform/api.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { SentNote } from '../frame/SentNote.tsx';

const EMPTY = { name: '', email: '', company_name: '' };
const NAME_MAX = 120;

export default function SignUpPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  useRecordedVisit();
  const filled = (text: string) => (text.trim() === '' ? t('errors:fields.required') : null);
  const request = useForm({
    initial: EMPTY,
    check: ({ name, email, company_name }) => ({
      name: filled(name),
      email: isEmail(email) ? null : t('identity:problems.email'),
      company_name: filled(company_name),
    }),
    submit: async (entries) => {
      const referral_code = search.get(REFERRAL_PARAMETER)?.slice(0, 60);
      const body = { sign_up_request: { ...entries, ...(referral_code && { referral_code }) } };
      await api.call(createSignUpRequest, { body, silent: true });
      setSent(true);
    },
  });

  return (
    <PublicFrame title={t('identity:signUp.title')} subtitle={t('identity:signUp.subtitle')} footer={<LanguageLinks />}>
      <PageTitle page="signUp" />
      <div className={form.stack}>
        {sent ? (
          <SentNote text={t('identity:signUp.sent')} hint={t('identity:signUp.sentHint')} />
        ) : (
          <form className={form.stack} onSubmit={request.onSubmit} noValidate>
            <TextField
              field={request.field('name')}
              label={t('identity:signUp.name')}
              autoComplete="name"
              maxLength={NAME_MAX}
              size="large"
            />
            <TextField
              field={request.field('email')}
              label={t('identity:fields.workEmail')}
              type="email"
              inputMode="email"
              autoComplete="email"
              size="large"
            />
            <TextField
              field={request.field('company_name')}
              label={t('identity:signUp.company')}
              autoComplete="organization"
              maxLength={NAME_MAX}
              size="large"
            />
            <FormAlert failure={request.failure} />
            <PlainButton type="submit" primary size="large" wide busy={request.busy}>
              {t('identity:signUp.submit')}
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

/** Counted without anything about the visitor; a failure is not their concern. */
function useRecordedVisit(): void {
  useEffect(() => {
    api.call(recordSignUpVisit, { body: {}, silent: true }).catch(() => null);
  }, []);
}
