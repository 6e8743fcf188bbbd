// The review status of a job; empty before its first review (JOB-043).
import type { PostingReview } from '@onward/contract/positions/position';
import type { ReviewStatus } from '@onward/domain/positions/review';
import { Check, CircleX, Clock3, Flag, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../design/status/Pill.tsx';

const PILLS: Record<ReviewStatus, PillLook> = {
  pending: { tone: 'amber', icon: Clock3 },
  flagged: { tone: 'red', icon: Flag },
  approved: { tone: 'neutral', icon: Check },
  rejected: { tone: 'red', icon: CircleX },
  parent_under_review: { tone: 'neutral', icon: Link2 },
  parent_flagged: { tone: 'red', icon: Link2 },
  parent_rejected: { tone: 'red', icon: Link2 },
};

export function ReviewBadge({ review }: { review: Pick<PostingReview, 'status'> | null }) {
  const { t } = useTranslation();
  if (!review) return null;
  return (
    <Pill plain {...PILLS[review.status]}>
      {t(`positions:reviews.${review.status}`)}
    </Pill>
  );
}
