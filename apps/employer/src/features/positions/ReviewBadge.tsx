// What the review says of a posting; nothing before its first one (JOB-043).
import type { PostingReview } from '@onward/contract/positions';
import type { ReviewStatus } from '@onward/domain/positions/review';
import { Check, CircleX, Clock3, Flag, Link2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../design/status/Pill.tsx';
import type { Tone } from '../../design/theme/tokens.ts';

const LOOKS: Record<ReviewStatus, { tone: Tone; icon: LucideIcon }> = {
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
  const { tone, icon } = LOOKS[review.status];
  return (
    <Pill plain tone={tone} icon={icon}>
      {t(`positions:reviews.${review.status}`)}
    </Pill>
  );
}
