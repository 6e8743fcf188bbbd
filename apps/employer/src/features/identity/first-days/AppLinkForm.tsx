// Texts a download link for the app, by default to the user's own number (IDN-033).
import { Button } from 'antd';
import { CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { phoneEntry, receiverProblem } from '../../../platform/forms/phone-problems.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { callSendAppLink } from '../identity.api.ts';
import styles from './AppLinkForm.module.css';

export function AppLinkForm() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const rules = usePhoneRules();
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { phone: phoneEntry(user) },
    check: ({ phone }) => ({ phone: receiverProblem(phone, rules) && t('identity:problems.phone.invalid') }),
    submit: async ({ phone }) => {
      setSent(false);
      await callSendAppLink(phone);
      setSent(true);
    },
  });
  const failed = form.failure !== null || form.field('phone').error !== null;
  return (
    <form className={styles.card} onSubmit={form.onSubmit} noValidate>
      <div className={styles.row}>
        <div className={styles.phone}>
          <PhoneField field={form.field('phone')} label={t('identity:wizard.app.phone')} />
        </div>
        <Button htmlType="submit" icon={<Send size={15} aria-hidden="true" />} loading={form.busy}>
          {t('identity:wizard.app.send')}
        </Button>
      </div>
      <FormAlert failure={form.failure} />
      <p className={styles.sent} role="status">
        {sent && !failed && (
          <>
            <CircleCheck size={16} aria-hidden="true" />
            {t('identity:wizard.app.sent')}
          </>
        )}
      </p>
    </form>
  );
}
