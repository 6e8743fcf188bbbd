// One job: text, questions, hiring process, sharing and history, each in a tab with its own address (JOB-007).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { positionQuery, refreshPosition, refreshProcesses } from '../positions.api.ts';
import { PositionEditorPage } from './PositionEditorPage.tsx';

export default function PositionPage() {
  const { t } = useTranslation();
  const { digestkey = '' } = useParams();
  const { data: position, error, refetch } = useQuery(positionQuery(digestkey));
  useCableEvent('company', ({ event, data }) => {
    if (event === 'position_changed' && data.id === position?.id) void refreshPosition(digestkey);
    if (event === 'hiring_process_changed') void refreshProcesses();
  });
  if (position) return <PositionEditorPage key={position.id} position={position} />;
  if (!error) return <SkeletonRows avatar={false} />;
  return <LoadFailure title={t('positions:notLoaded')} error={error} onRetry={() => void refetch()} />;
}
