// The status of a transfer (EMP-031).
import type { TransferStatus } from '@onward/domain/payroll/transfers';
import { CircleAlert, CircleCheck, Clock3, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../design/status/Pill.tsx';

const LOOKS: Record<TransferStatus, PillLook> = {
  queued: { tone: 'amber', icon: Clock3 },
  sending: { tone: 'blue', icon: Send },
  sent: { tone: 'green', icon: CircleCheck },
  failed: { tone: 'red', icon: CircleAlert },
};

export function TransferPill({ status, plain = false }: { status: TransferStatus; plain?: boolean }) {
  const { t } = useTranslation();
  return (
    <Pill {...LOOKS[status]} plain={plain}>
      {t(`payroll:statuses.${status}`)}
    </Pill>
  );
}
