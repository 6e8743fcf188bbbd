// Five hiring numbers, for all brands or one; each opens its list (CMP-060, RPT-024).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { CreateJobDialog } from '../create-job/CreateJobDialog.tsx';
import { PostJobButton } from '../create-job/PostJobButton.tsx';
import { LocationsCard } from '../home/LocationsCard.tsx';
import { NotFoundScreen } from '../problems/NotFoundScreen.tsx';
import { BrandTabs } from './BrandTabs.tsx';
import styles from './DashboardPage.module.css';
import { DashboardTiles } from './DashboardTiles.tsx';
import { hiringNumbersQuery, refreshHiringNumbers } from './dashboard.api.ts';

export default function DashboardPage() {
  const { t } = useTranslation();
  const { brand: nickname } = useParams();
  const { brands, locations } = useStartup();
  const brand = brands.find((candidate) => candidate.nickname === nickname);
  const {
    data: numbers,
    error,
    refetch,
  } = useQuery({
    ...hiringNumbersQuery(brand?.nickname),
    enabled: nickname === undefined || brand !== undefined,
  });
  useSettledEvents('applications', ['application_updated', 'meeting_changed'], refreshHiringNumbers);
  if (nickname && !brand) return <NotFoundScreen />;
  return (
    <>
      <PageHeader title={t('shell:pages.dashboard')} actions={<PostJobButton />}>
        <BrandTabs nickname={brand?.nickname} linkTo={paths.dashboard} />
      </PageHeader>
      <PageBody>
        {error && <LoadFailure title={t('shell:dashboard.notLoaded')} error={error} onRetry={() => void refetch()} />}
        {!error && !numbers && <SkeletonRows rows={2} />}
        {numbers && <DashboardTiles numbers={numbers} brandId={brand?.id} />}
        <div className={styles.locations}>
          <LocationsCard locations={brand ? locations.filter(({ brand_id }) => brand_id === brand.id) : locations} />
        </div>
      </PageBody>
      <CreateJobDialog />
    </>
  );
}
