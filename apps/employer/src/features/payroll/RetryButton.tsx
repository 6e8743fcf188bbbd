// Tries a failed transfer again.
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../platform/access.ts';
import { retry } from './payroll.api.ts';
import { SEND } from './permissions.ts';

interface Props {
  transfer: Pick<PayrollTransfer, 'id' | 'status' | 'employee_name' | 'provider_name'>;
}

export function RetryButton({ transfer: { id, status, employee_name: name, provider_name: provider } }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const maySend = useAccess().may(SEND);
  if (status !== 'failed' || !maySend) return null;
  const press = async () => {
    setBusy(true);
    await retry(id).catch(() => null);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      icon={<RotateCcw size={14} />}
      loading={busy}
      aria-label={t('payroll:log.retryNamed', { name, provider })}
      onClick={() => void press()}
    >
      {t('payroll:log.retry')}
    </Button>
  );
}
