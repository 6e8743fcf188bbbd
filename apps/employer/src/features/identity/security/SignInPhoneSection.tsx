// The phone number for sign-in by text, verified with a code (IDN-040).
import { isSixDigitCode } from '@onward/domain/identity/second-factors';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { Button } from 'antd';
import { MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { phoneEntry, receiverProblem } from '../../../platform/forms/phone-problems.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { usePhoneText } from '../account/profile/use-phone-text.ts';
import { CodeField } from '../second-step/CodeField.tsx';
import styles from './SecurityPanel.module.css';
import { callFinishPhone, callRemovePhone, callStartPhone, reloadSecurity } from './security.api.ts';

export function SignInPhoneSection({ number }: { number: PhoneNumber | null }) {
  const { t } = useTranslation();
  const text = usePhoneText(number ?? { phone: null, region_number: null });
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const remove = async () => {
    await callRemovePhone();
    await reloadSecurity();
    toasts.success(t('security:phone.removed'));
    close();
  };
  return (
    <section aria-labelledby="sign-in-phone">
      <div className={styles.head}>
        <div>
          <h2 id="sign-in-phone">{t('security:phone.title')}</h2>
          <p>{t('security:phone.text')}</p>
        </div>
      </div>
      <div className={styles.card}>
        <div className={styles.row}>
          <span className={styles.tile}>
            <MessageSquareText size={18} aria-hidden="true" />
          </span>
          <div className={styles.text}>
            <p className={styles.name}>{text ?? t('security:phone.none')}</p>
            <p className={styles.meta}>{t(number ? 'security:phone.verified' : 'security:phone.off')}</p>
          </div>
          {number && (
            <Button type="text" danger size="small" onClick={() => setDialog('remove')}>
              {t('security:phone.remove')}
            </Button>
          )}
          <Button size="small" onClick={() => setDialog('change')}>
            {t(number ? 'security:phone.change' : 'security:phone.add')}
          </Button>
        </div>
      </div>
      {dialog === 'change' && <VerifyDialog onClose={close} />}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('security:phone.removeTitle')}
        text={t('security:phone.removeText')}
        confirmLabel={t('security:phone.remove')}
        danger
        onConfirm={() => remove().catch(close)}
        onCancel={close}
      />
    </section>
  );
}

/** First the number, then the code that was texted to it. */
function VerifyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const rules = usePhoneRules();
  const [sent, setSent] = useState(false);
  const entry = useForm({
    initial: { phone: phoneEntry({ phone: null, region_number: null }), code: '' },
    check: ({ phone, code }) => {
      const problem = receiverProblem(phone, rules);
      return {
        phone: problem && t(`identity:problems.phone.${problem}`),
        code: sent && !isSixDigitCode(code) ? t('security:problems.code') : null,
      };
    },
    submit: async ({ phone, code }) => {
      if (!sent) {
        await callStartPhone(phone);
        return setSent(true);
      }
      await callFinishPhone(code);
      await reloadSecurity();
      toasts.success(t('security:phone.saved'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('security:phone.title')}
      width="confirm"
      dirty={entry.busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={entry.busy}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={entry.busy}>
            {t(sent ? 'security:phone.verify' : 'security:phone.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={form.stack} onSubmit={entry.onSubmit} noValidate>
        {sent ? (
          <CodeField field={entry.field('code')} label={t('security:phone.code')} autoFocus />
        ) : (
          <PhoneField field={entry.field('phone')} autoFocus />
        )}
        <FormAlert failure={entry.failure} />
      </form>
    </Dialog>
  );
}
