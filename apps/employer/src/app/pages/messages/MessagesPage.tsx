// The messages page: the inbox, with a short applicant profile beside each conversation (MSG-003).
import type { Conversation } from '@onward/contract/messages/conversations';
import { Suspense } from 'react';
import { refreshThread } from '../../../features/messages/messages.api.ts';
import { Inbox, ShortProfile, ShortStatus } from '../../feature-pages.ts';
import styles from './MessagesPage.module.css';

const aside = ({ id, application, time_zone, latest_note }: Conversation) => (
  <Suspense>
    <ShortProfile
      key={application.id}
      applicant={application}
      timeZone={time_zone}
      latestNote={latest_note}
      onChanged={() => void refreshThread(id)}
    />
  </Suspense>
);

const strip = ({ application }: Conversation) => (
  <div className={styles.strip}>
    <Suspense>
      <ShortStatus applicant={application} />
    </Suspense>
  </div>
);

export default function MessagesPage() {
  return (
    <Suspense>
      <Inbox aside={aside} strip={strip} />
    </Suspense>
  );
}
