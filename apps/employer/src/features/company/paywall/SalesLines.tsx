// How to contact sales; lines without a configured value are hidden (PLT-050).
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePublicConfiguration } from '../../../platform/public-configuration.ts';
import styles from './SalesLines.module.css';

export function SalesLines() {
  const { t } = useTranslation();
  const { sales_phone: phone, sales_email: email } = usePublicConfiguration();
  if (!phone && !email) return null;
  return (
    <ul className={styles.lines}>
      {phone && (
        <li>
          <Phone size={17} aria-hidden="true" />
          {t('company:upgrade.callSales')}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <Mail size={17} aria-hidden="true" />
          {t('company:upgrade.emailSales')}
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}
