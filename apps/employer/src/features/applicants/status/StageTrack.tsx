// The applicant's current stage, and how far along the process it is.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { Track, trackOf } from '../../../design/status/Track.tsx';
import styles from './StageTrack.module.css';

type StageFields = Pick<ApplicationRow, 'position_stage' | 'stages_count' | 'status'>;

export const StageTrack = ({
  applicant: { position_stage: stage, stages_count: count, status },
}: {
  applicant: StageFields;
}) => (
  <span className={styles.stage}>
    <span>{stage.name}</span>
    <Track segments={trackOf(count, status === 'hired' ? count : stage.sequence)} />
  </span>
);
