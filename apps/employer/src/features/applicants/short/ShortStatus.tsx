// An applicant's progress in one line.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { Track, trackOf } from '../../../design/status/Track.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import styles from './ShortProfile.module.css';

export function ShortStatus({ applicant }: { applicant: ApplicationRow }) {
  const { position_stage: stage, stages_count: count, status } = applicant;
  return (
    <div className={styles.standing}>
      <Track segments={trackOf(count, status === 'hired' ? count : stage.sequence)} />
      <span className={styles.row}>
        <strong>{stage.name}</strong>
        <StatusChip applicant={applicant} />
      </span>
    </div>
  );
}

export default ShortStatus;
