// The profile as a panel next to a list, to go through the list without leaving it.
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Maximize2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { ListSteps, type Place } from './head/ListSteps.tsx';
import { Profile } from './Profile.tsx';
import styles from './ProfilePanel.module.css';
import { profileQuery } from './profile.api.ts';
import { useLiveProfile } from './use-live-profile.ts';

interface Props {
  applicationId: number;
  onClose: () => void;
  /** Moves to the next or previous row. */
  onMove: (direction: 1 | -1) => void;
  place: Place;
  /** The address of the full profile page, including its place in the list. */
  pageTo: string;
}

export default function ProfilePanel({ applicationId, onClose, onMove, place, pageTo }: Props) {
  const { t } = useTranslation();
  const { data: applicant, error, refetch } = useQuery(profileQuery(applicationId, { loadsPage: false }));
  const changedBy = useLiveProfile(applicant);
  const above = (
    <div className={styles.bar}>
      <ListSteps place={place} onMove={onMove} />
      <Link
        className={styles.tool}
        to={pageTo}
        aria-label={t('applicants:profile.openPage')}
        title={t('applicants:profile.openPage')}
      >
        <Maximize2 size={16} aria-hidden="true" />
      </Link>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('shell:close')}
        title={t('shell:close')}
        onClick={onClose}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
  return (
    <Drawer
      open
      size="min(820px, 100vw)"
      closable={false}
      mask={{ closable: true }}
      onClose={onClose}
      rootClassName={styles.root ?? ''}
      aria-label={t('applicants:profile.panel')}
    >
      {applicant ? (
        <Profile key={applicant.id} applicant={applicant} changedBy={changedBy} above={above} />
      ) : (
        <>
          {above}
          {error ? (
            <LoadFailure title={t('applicants:profile.notLoaded')} error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows />
          )}
        </>
      )}
    </Drawer>
  );
}
