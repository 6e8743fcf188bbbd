// What the review found, what to change, and the request for another review (JOB-042..044).
import type { Position, PostingReview } from '@onward/contract/positions/position';
import { decideReview } from '@onward/domain/positions/review';
import { Button } from 'antd';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { EDIT } from '../position-actions.ts';
import { resubmit } from '../positions.api.ts';
import styles from './ReviewBanner.module.css';

export function ReviewBanner({ position }: { position: Position }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const mayEdit = useAccess().may(EDIT);
  const { posting_review: review, digest_key: key, status } = position;
  if (!review || review.status === 'approved' || status !== 'published') return null;
  const again = async () => {
    setBusy(true);
    // The global error handler shows why it was refused.
    await resubmit(key).then(
      () => toasts.success(t('positions:review.resubmitted')),
      () => null,
    );
    setBusy(false);
  };
  return (
    <section className={styles.banner} data-status={review.status} aria-label={t('positions:columns.review')}>
      <Flag size={16} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{t(`positions:review.titles.${review.status}`)}</p>
        <ReviewReasons review={review} />
      </div>
      {mayEdit && decideReview(review.status, 'resubmit', null).allowed && (
        <Button loading={busy} onClick={() => void again()}>
          {t('positions:review.resubmit')}
        </Button>
      )}
    </section>
  );
}

export function ReviewReasons({ review: { reasons, note } }: { review: PostingReview }) {
  const { t } = useTranslation();
  return (
    <>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ reason, found }) => (
            <li key={reason}>
              {t(`positions:review.reasons.${reason}`)}
              {found.length > 0 && (
                <span className={styles.found}> {found.map((words) => t('shell:quote', { words })).join(', ')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {note && <p>{t('positions:review.note', { note })}</p>}
    </>
  );
}
