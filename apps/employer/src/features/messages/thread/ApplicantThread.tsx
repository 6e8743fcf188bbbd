// The thread with an applicant on their profile, with the same composer as in the inbox.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import type { ApplicantThreadProps } from '../../../platform/room-parts.ts';
import { applicantConversationQuery, conversationQuery } from '../messages.api.ts';
import { Thread } from './Thread.tsx';

export default function ApplicantThread({ applicationId, replyRequest }: ApplicantThreadProps) {
  const { t } = useTranslation();
  const opened = useQuery(applicantConversationQuery(applicationId));
  const thread = useQuery({ ...conversationQuery(opened.data ?? 0), enabled: opened.data !== undefined });
  const error = opened.error ?? thread.error;
  if (thread.data) return <Thread key={thread.data.id} conversation={thread.data} replyRequest={replyRequest} />;
  if (!error) return <SkeletonRows avatar={false} />;
  const again = () => void (opened.error ? opened.refetch() : thread.refetch());
  return <LoadFailure title={t('messages:thread.notLoaded')} error={error} onRetry={again} />;
}
