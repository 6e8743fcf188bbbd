// What the applicant submitted: answers, files and details.
import type { Application } from '@onward/contract/applicants/application';
import { DuplicateNotice } from '../../persons/DuplicateNotice.tsx';
import { Shares } from '../shares/Shares.tsx';
import styles from './ApplicationTab.module.css';
import { Details } from './Details.tsx';
import { Files } from './Files.tsx';
import { OtherApplications } from './OtherApplications.tsx';
import { ScreeningAnswers } from './ScreeningAnswers.tsx';

interface Props {
  applicant: Application;
  /** Opens the comparison with records that may be the same person. */
  onCompare: () => void;
}

export const ApplicationTab = ({ applicant, onCompare }: Props) => (
  <>
    <OtherApplications others={applicant.others} />
    <DuplicateNotice
      personId={applicant.person_id}
      possibleDuplicateOf={applicant.possible_duplicate_of}
      onCompare={onCompare}
    />
    <div className={styles.columns}>
      <ScreeningAnswers answers={applicant.answers} />
      <div className={styles.stack}>
        <Files applicant={applicant} />
        <Details applicant={applicant} />
        <Shares applicationId={applicant.id} />
      </div>
    </div>
  </>
);
