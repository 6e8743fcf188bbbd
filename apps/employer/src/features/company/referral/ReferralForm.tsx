// The form to invite someone.
import { isEmail } from '@onward/domain/platform/contact/email';
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { sendReferral } from '../company.api.ts';
import styles from './ReferralForm.module.css';

const EMPTY = { name: '', email: '', company_name: '' };
const NAME_MAX = 120;

export function ReferralForm() {
  const { t } = useTranslation();
  const required = (text: string) => (text.trim() === '' ? t('company:referral.required') : null);
  const form = useForm({
    initial: EMPTY,
    check: ({ name, email, company_name }) => ({
      name: required(name),
      email: isEmail(email) ? null : t('company:referral.emailWrong'),
      company_name: required(company_name),
    }),
    submit: async (entries) => {
      const sent = await sendReferral(entries);
      form.reset(EMPTY);
      toasts.success(t('company:referral.invited', { name: sent.name }));
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label={t('company:referral.invite')}>
      <h3>{t('company:referral.invite')}</h3>
      <TextField field={form.field('name')} label={t('company:referral.name')} required maxLength={NAME_MAX} />
      <TextField
        field={form.field('email')}
        label={t('company:referral.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <TextField
        field={form.field('company_name')}
        label={t('company:referral.company')}
        required
        maxLength={NAME_MAX}
      />
      <FormAlert failure={form.failure} />
      <Button type="primary" htmlType="submit" icon={<Send size={15} />} loading={form.busy}>
        {t('company:referral.send')}
      </Button>
    </form>
  );
}
