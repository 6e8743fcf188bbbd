// The payroll team panel of the company page: which colleagues may receive payroll access (CMP-030).
import { ApiError } from '@onward/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { PayrollTeamForm } from './PayrollTeamForm.tsx';
import { payrollTeamQuery } from './payroll-team.api.ts';

export default function PayrollTeamPanel() {
  const { t } = useTranslation();
  const { data: team, error, refetch } = useQuery(payrollTeamQuery);
  if (team) return <PayrollTeamForm team={team} />;
  if (!error) return <SkeletonRows />;
  const { message, error_reference: reference } = error instanceof ApiError ? error : {};
  return (
    <ErrorBlock
      title={t('staff:payroll.notLoaded')}
      message={message}
      reference={reference}
      onRetry={() => void refetch()}
      supportTo={paths.support()}
    />
  );
}
