// What the applicant sent: answers, files, and the facts around it.
import type { Application } from '@onward/contract/applications';
import { Shares } from '../shares/Shares.tsx';
import styles from './ApplicationTab.module.css';
import { Details } from './Details.tsx';
import { Files } from './Files.tsx';
import { OtherApplications } from './OtherApplications.tsx';
import { ScreeningAnswers } from './ScreeningAnswers.tsx';

export const ApplicationTab = ({ applicant }: { applicant: Application }) => (
  <>
    <OtherApplications others={applicant.others} />
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
