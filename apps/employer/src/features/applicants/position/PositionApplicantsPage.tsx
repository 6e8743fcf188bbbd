// The applicants of one job as list or board, or those of the brand, location and title in the link (PLT-035).
import { ApiError } from '@onward/client/api-error';
import { errorCodes } from '@onward/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { pipelineQuery } from '../applicants.api.ts';
import { Board } from '../board/Board.tsx';
import { BrandApplicants } from './BrandApplicants.tsx';
import { PositionList } from './PositionList.tsx';

const ANY = 'all';

export default function PositionApplicantsPage() {
  const { t } = useTranslation();
  const { location = ANY, position = ANY, digestkey = ANY } = useParams();
  const [address] = useSearchParams();
  const { brands } = useStartup();
  // A link that starts with a brand names places, not the key of a job.
  const mayBeKey = digestkey !== ANY && !brands.some(({ friendly_id }) => friendly_id === location);
  const { data, error, refetch } = useQuery({ ...pipelineQuery(digestkey), enabled: mayBeKey, retry: false });
  const unknown = error instanceof ApiError && error.error_code === errorCodes.notFound;
  if (!mayBeKey || unknown) {
    return <BrandApplicants brand={location} location={position} position={digestkey} />;
  }
  if (error && !data) {
    return <LoadFailure title={t('applicants:list.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <PageBody>
        <SkeletonRows avatar />
      </PageBody>
    );
  }
  return address.get('view') === 'board' ? <Board pipeline={data} /> : <PositionList pipeline={data} />;
}
