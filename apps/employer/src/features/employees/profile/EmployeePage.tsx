// One employee record on its own page, with the next and previous record of the list it was opened from (EMP-003).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { listOfRecord } from '../employees.list.ts';
import { EmployeeRecord } from './EmployeeRecord.tsx';
import { recordQuery } from './record.api.ts';
import { useLiveRecord } from './use-live-record.ts';

export default function EmployeePage() {
  const { t } = useTranslation();
  const id = Number(useParams().id) || 0;
  const [address] = useSearchParams();
  const { data: record, error, refetch } = useQuery(recordQuery(id, listOfRecord(address)));
  const changedBy = useLiveRecord(id);
  if (record) return <EmployeeRecord key={id} record={record} changedBy={changedBy} />;
  if (!error) return <SkeletonRows />;
  return <LoadFailure title={t('employees:notLoaded')} error={error} onRetry={() => void refetch()} />;
}
