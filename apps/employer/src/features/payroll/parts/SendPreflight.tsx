// The pre-flight of an employee, for screens of other rooms that send; nothing without the right to see it (AHD-013).
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '../../../platform/access.ts';
import { preflightQuery } from '../payroll.api.ts';
import { SEND } from '../permissions.ts';
import { FieldList } from './send/FieldList.tsx';

interface Props {
  employee: { id: number; name: string };
  provider: PayrollProvider;
}

export function SendPreflight({ employee, provider }: Props) {
  const maySee = useAccess().may(SEND);
  const { data: preflight } = useQuery({
    ...preflightQuery({ kind: 'employee', ...employee }, provider),
    enabled: maySee,
  });
  if (!preflight) return null;
  return <FieldList preflight={preflight} applicationId={null} fixAddress={undefined} onLeave={() => undefined} />;
}
