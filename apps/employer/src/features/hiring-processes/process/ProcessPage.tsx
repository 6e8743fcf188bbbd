// The page of one hiring process, new or existing; its tab is in the URL (JOB-015).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { processQuery } from '../hiring-processes.api.ts';
import { ProcessEditor } from './ProcessEditor.tsx';
import { isProcessTab } from './process-tabs.ts';

export default function ProcessPage() {
  const { id, tab_key: tab } = useParams();
  if (id === undefined) {
    if (!isProcessTab(tab)) return <Navigate to={paths.createHiringProcess()} replace />;
    return <ProcessEditor key={tab} process={null} tab={tab} />;
  }
  if (!isProcessTab(tab)) return <Navigate to={paths.editHiringProcess(Number(id))} replace />;
  return <StoredProcess key={`${id} ${tab}`} id={Number(id)} tab={tab} />;
}

function StoredProcess({ id, tab }: { id: number; tab: Parameters<typeof ProcessEditor>[0]['tab'] }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(processQuery(id));
  if (data) return <ProcessEditor process={data} tab={tab} />;
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('hiring-processes:notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </PageBody>
  );
}
