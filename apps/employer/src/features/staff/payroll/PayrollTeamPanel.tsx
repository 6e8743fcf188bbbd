// The payroll team panel of the company page: which team members can get payroll access (CMP-030).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { PayrollTeamForm } from './PayrollTeamForm.tsx';
import { payrollTeamQuery } from './payroll-team.api.ts';

export default function PayrollTeamPanel() {
  const { t } = useTranslation();
  const { data: team, error, refetch } = useQuery(payrollTeamQuery);
  if (team) return <PayrollTeamForm team={team} />;
  if (!error) return <SkeletonRows />;
  return <LoadFailure title={t('staff:payroll.notLoaded')} error={error} onRetry={() => void refetch()} />;
}
