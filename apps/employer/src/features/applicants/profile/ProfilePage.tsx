// An applicant on its own page, with previous and next in the list it was opened from (APP-007, APP-012).
import type { Application } from '@onward/contract/applicants/application';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { queryClient } from '../../../platform/query-client.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { BulkCards } from '../bulk/BulkCards.tsx';
import { useRememberedProfile } from '../list/use-return-to-row.ts';
import { ListSteps } from './head/ListSteps.tsx';
import { type ListPlace, neighborIndex, placedAddress, readListPlace } from './list-place.ts';
import { Profile } from './Profile.tsx';
import styles from './ProfilePage.module.css';
import { placeQuery, profileQuery } from './profile.api.ts';
import { tabAddress, tabOf } from './tabs.ts';
import { useLiveProfile } from './use-live-profile.ts';

export default function ProfilePage() {
  const { t } = useTranslation();
  const id = Number(useParams().id) || 0;
  useRememberedProfile(id);
  const { data: applicant, error, refetch } = useQuery(profileQuery(id, { loadsPage: true }));
  const changedBy = useLiveProfile(applicant);
  if (applicant) {
    return (
      <>
        <Profile
          key={applicant.id}
          applicant={applicant}
          changedBy={changedBy}
          above={<AboveName applicant={applicant} />}
        />
        <BulkCards />
      </>
    );
  }
  if (!error) return <SkeletonRows />;
  return <LoadFailure title={t('applicants:profile.notLoaded')} error={error} onRetry={() => void refetch()} />;
}

function AboveName({ applicant }: { applicant: Application }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const place = readListPlace(address);
  const { position } = applicant;
  const job = paths.positionApplicants(position.location.name, position.title, position.digest_key);
  return (
    <>
      <ol className={styles.crumbs}>
        <li>
          <Link to={paths.allApplicants()}>{t('shell:pages.applicants')}</Link>
        </li>
        <ChevronRight size={13} aria-hidden="true" />
        <li>
          <Link to={job}>
            {position.title}, {position.location.name}
          </Link>
        </li>
      </ol>
      {place && <ListNavigation place={place} applicationId={applicant.id} />}
    </>
  );
}

function ListNavigation({ place, applicationId }: { place: ListPlace; applicationId: number }) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { data } = useQuery(placeQuery(place.list, place.at));
  if (!data) return null;
  const move = async (direction: 1 | -1) => {
    const at = neighborIndex(place.at, direction, data.id === applicationId);
    const { id } = await queryClient.fetchQuery(placeQuery(place.list, at));
    // Keeps the open tab, because a user going through notes wants the next applicant's notes.
    const next = new URLSearchParams(placedAddress(id ?? applicationId, { ...place, at }).split('?')[1]);
    if (id !== null) await navigate(`${paths.applicant(id)}${tabAddress(next, tabOf(address))}`);
  };
  return (
    <ListSteps
      place={{ index: place.at, total: data.total }}
      onMove={(direction) => void move(direction).catch(() => null)}
    />
  );
}
