// What the open tab of a profile shows.
import type { Application } from '@onward/contract/applicants/application';
import type { OrderBackgroundCheckParams } from '@onward/domain/applicants/actions/catalog/order-background-check';
import type { Channel } from '@onward/domain/messages/channels';
import { type ReactNode, Suspense } from 'react';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useRoomParts } from '../../../platform/room-parts.ts';
import { ActivityTab } from './activity/ActivityTab.tsx';
import { ApplicationTab } from './application/ApplicationTab.tsx';
import { FeedbackTab } from './feedback/FeedbackTab.tsx';
import { NotesTab } from './notes/NotesTab.tsx';
import { ScheduleTab } from './schedule/ScheduleTab.tsx';
import type { ProfileTab } from './tabs.ts';
import { TasksTab } from './tasks/TasksTab.tsx';

interface Props {
  tab: ProfileTab;
  applicant: Application;
  /** A request to write in this channel; a higher `count` repeats the request. */
  replyRequest: { channel: Channel; count: number } | null;
  /** How often a note was asked for: each time the box gets focus. */
  noteRequests: number;
  onCompare: () => void;
  /** Null when no time can be assigned. */
  onAssign: (() => void) | null;
  /** Null when no offer can be sent. */
  onOffer: (() => void) | null;
  /** Null when no background check can be ordered. */
  onOrderCheck: ((params: OrderBackgroundCheckParams) => Promise<void>) | null;
  /** Null when no reminder can be sent. */
  onRemind: (() => void) | null;
}

export function TabContent({
  tab,
  applicant,
  replyRequest,
  noteRequests,
  onCompare,
  onAssign,
  onOffer,
  onOrderCheck,
  onRemind,
}: Props): ReactNode {
  const { ApplicantThread, CheckTab, OfferTab } = useRoomParts();
  switch (tab) {
    case 'application':
      return <ApplicationTab applicant={applicant} onCompare={onCompare} />;
    case 'tasks':
      return <TasksTab applicant={applicant} />;
    case 'messages':
      return (
        <Suspense fallback={<SkeletonRows />}>
          <ApplicantThread applicationId={applicant.id} replyRequest={replyRequest} />
        </Suspense>
      );
    case 'notes':
      return <NotesTab applicationId={applicant.id} noteRequests={noteRequests} />;
    case 'feedback':
      return <FeedbackTab applicationId={applicant.id} />;
    case 'schedule':
      return <ScheduleTab applicant={applicant} onAssign={onAssign} />;
    case 'offer':
      return (
        <Suspense fallback={<SkeletonRows />}>
          <OfferTab application={applicant} onSend={onOffer} onRemind={onRemind} />
        </Suspense>
      );
    case 'check':
      return (
        <Suspense fallback={<SkeletonRows />}>
          <CheckTab application={applicant} onOrder={onOrderCheck} onRemind={onRemind} />
        </Suspense>
      );
    case 'activity':
      return <ActivityTab applicationId={applicant.id} />;
  }
}
