// When the last send failed, in the provider's words.
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePayrollTexts } from '../../use-payroll-texts.ts';
import styles from './SendDialog.module.css';

export function LastTry({ transfer }: { transfer: PayrollTransfer | null }) {
  const { t } = useTranslation();
  const { time } = usePayrollTexts();
  const failed = transfer?.events.find(({ event }) => event === 'provider_refuses');
  const [first] = failed?.errors ?? [];
  if (!failed || transfer?.status === 'sent') return null;
  return (
    <p className={styles.lastTry}>
      <History size={15} aria-hidden="true" />
      {t(first ? 'payroll:send.lastTry' : 'payroll:send.lastTryPlain', {
        time: time(failed.happened_at),
        message: first?.message ?? '',
      })}
    </p>
  );
}
