// The phone number texts are sent to, with a change button.
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import styles from './SmsNumber.module.css';

/** Without `onChange` the number is read only. */
export function SmsNumber({ onChange }: { onChange: (() => void) | null }) {
  const { t } = useTranslation();
  const { phone, region_number } = useCurrentUser();
  const rules = usePhoneRules();
  const known = phone && region_number ? { phone, region_number } : null;
  return (
    <p className={styles.line}>
      <MessageSquareText size={15} aria-hidden="true" />
      <span>
        {known
          ? t('notifications:settings.smsGoesTo', {
              // Shown as stored until the phone rules have loaded.
              phone: rules?.formatPhoneNumber(known) ?? `+${known.region_number} ${known.phone}`,
            })
          : t('notifications:settings.noNumber')}{' '}
        {onChange && (
          <button type="button" className={styles.change} onClick={onChange}>
            {known ? t('notifications:settings.changeNumber') : t('notifications:settings.addNumber')}
          </button>
        )}
      </span>
    </p>
  );
}
