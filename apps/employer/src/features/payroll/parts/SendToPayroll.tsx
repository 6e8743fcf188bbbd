// The button of an employee record that opens the send dialog; an address with `payroll` opens it, too (EMP-030).
import { PAYROLL_PROVIDERS, type PayrollProvider } from '@onward/domain/payroll/hires';
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { SEND } from '../permissions.ts';
import SendDialog from './send/SendDialog.tsx';
import type { FixAddress } from './send/send-dialog.ts';

interface Props {
  employee: { id: number; name: string };
  fixAddress: FixAddress;
}

const PARAMETER = 'payroll';

export function SendToPayroll({ employee, fixAddress }: Props) {
  const { t } = useTranslation();
  const maySend = useAccess().may(SEND);
  const dialog = useDialog<PayrollProvider | null>();
  const { show } = dialog;
  const [address, setAddress] = useSearchParams();
  const requested = PAYROLL_PROVIDERS.find((provider) => provider === address.get(PARAMETER));
  useEffect(() => {
    if (!requested || !maySend) return;
    show(requested);
    const next = new URLSearchParams(address);
    next.delete(PARAMETER);
    setAddress(next, { replace: true });
  }, [requested, maySend, show, address, setAddress]);
  if (!maySend) return null;
  return (
    <>
      <Button icon={<Send size={16} />} onClick={() => show(null)}>
        {t('payroll:send.open')}
      </Button>
      {dialog.visit > 0 && (
        <SendDialog
          key={dialog.visit}
          person={{ kind: 'employee', id: employee.id, name: employee.name }}
          provider={dialog.subject}
          fixAddress={fixAddress}
          open={dialog.open}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
