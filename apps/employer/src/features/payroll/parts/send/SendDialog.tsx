// Sends one person to payroll: every field is checked first, the exact request is shown, and the send is followed until
// the provider has answered (EMP-030..032, AHD-013).
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import type { SendToPayrollProps } from '../../../../platform/room-parts.ts';
import { providersQuery } from '../../payroll.api.ts';
import { NoProvider } from '../NoProvider.tsx';
import { CheckedPerson } from './CheckedPerson.tsx';

export default function SendDialog({ person, provider, fixAddress, open, onClose }: SendToPayrollProps) {
  const { t } = useTranslation();
  const { data: providers, error, refetch } = useQuery({ ...providersQuery, staleTime: 0 });
  const [picked, setPicked] = useState<PayrollProvider | null>(provider ?? null);
  const chosen =
    providers?.find((one) => one.provider === picked) ??
    providers?.find(({ status }) => status === 'active') ??
    providers?.[0];
  if (providers && chosen) {
    return (
      <CheckedPerson
        key={chosen.provider}
        person={person}
        provider={chosen}
        providers={providers}
        fixAddress={fixAddress}
        open={open}
        onChoose={setPicked}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open={open}
      title={t('payroll:send.title', { name: person.name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('payroll:send.close')}</Button>}
    >
      <Waiting providers={providers} error={error} onRetry={() => void refetch()} onLeave={onClose} />
    </Dialog>
  );
}

interface WaitingProps {
  providers: readonly unknown[] | undefined;
  error: unknown;
  onRetry: () => void;
  onLeave: () => void;
}

function Waiting({ providers, error, onRetry, onLeave }: WaitingProps) {
  const { t } = useTranslation();
  if (providers) return <NoProvider onLeave={onLeave} />;
  if (!error) return <SkeletonRows rows={3} avatar={false} />;
  return <LoadFailure title={t('payroll:send.notLoaded')} error={error} onRetry={onRetry} />;
}
