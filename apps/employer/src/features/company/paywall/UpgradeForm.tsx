// The upgrade request with the number sales should call, prefilled with the user's own (CMP-046, CMP-049).
import type { UpgradeRequestType } from '@onward/domain/company/upgrade-requests';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadPhoneRules } from '../../../design/fields/phone-rules.ts';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { phoneEntry, receiverProblem } from '../../../platform/forms/phone-problems.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { askForUpgrade, type SeenPaywall } from '../company.api.ts';
import styles from './UpgradeForm.module.css';

interface Props {
  paywall: SeenPaywall;
  type: UpgradeRequestType;
  sendLabel: string;
  /** Omitted when there is nothing to go back to. */
  onClose?: () => void;
}

export function UpgradeForm({ paywall, type, sendLabel, onClose }: Props) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const rules = usePhoneRules();
  const mayAsk = useAccess().may({ writes: true });
  const form = useForm<{ phone_number: PhoneNumber }>({
    initial: { phone_number: phoneEntry(user) },
    check: ({ phone_number }) => ({
      phone_number: receiverProblem(phone_number, rules) ? t('company:upgrade.phoneInvalid') : null,
    }),
    submit: async ({ phone_number }) => {
      const { formatPhoneNumber } = await loadPhoneRules();
      const number = formatPhoneNumber(phone_number);
      await askForUpgrade({ ...paywall, upgrade_request: { request_type: type, phone_number: number } });
      toasts.success(t('company:upgrade.thanks'));
      onClose?.();
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <PhoneField
        field={form.field('phone_number')}
        label={t('company:upgrade.phone')}
        size="large"
        disabled={!mayAsk}
      />
      <FormAlert failure={form.failure} />
      <div className={styles.actions}>
        {mayAsk && (
          <Button type="primary" size="large" htmlType="submit" loading={form.busy}>
            {sendLabel}
          </Button>
        )}
        {onClose && (
          <Button size="large" onClick={onClose}>
            {t('company:upgrade.notNow')}
          </Button>
        )}
      </div>
    </form>
  );
}
