// The review queue: findings of the automatic checks, and the decision of support staff (JOB-042, JOB-044).
import type { ReviewedPosting } from '@onward/contract/positions/posting-reviews';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { decideReview } from '@onward/domain/positions/review';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { DescriptionText } from '../DescriptionText.tsx';
import { ReviewReasons } from '../editor/ReviewBanner.tsx';
import { ReviewBadge } from '../ReviewBadge.tsx';
import { type Decision, DecisionDialog } from './DecisionDialog.tsx';
import styles from './PostingReviewsPage.module.css';
import { REVIEW_TABS, readTab, reviewsQuery } from './reviews.api.ts';

export default function PostingReviewsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const tab = readTab(address.get('status'));
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1);
  const deciding = useDialog<Decision>();
  const turnTo = (wanted: number, options?: { replace?: boolean }) =>
    setAddress((now) => {
      now.set('page', String(wanted));
      return now;
    }, options);
  return (
    <>
      <PageHeader
        title={t('positions:queue.title')}
        titleOnPhone
        crumbs={[{ label: t('shell:pages.support'), to: paths.support() }]}
      >
        <TabsRow
          label={t('positions:queue.title')}
          active={tab}
          items={REVIEW_TABS.map((key) => ({
            key,
            label: t(`positions:reviews.${key}`),
            to: `${paths.postingReviews()}?status=${key}`,
          }))}
        />
      </PageHeader>
      <PageBody>
        <RecordList
          query={useQuery(reviewsQuery(tab, page))}
          rowsOf={({ posting_reviews }) => posting_reviews}
          page={page}
          pageSize={DEFAULT_PAGE_SIZE}
          onPage={turnTo}
          notLoaded={t('positions:queue.notLoaded')}
          countText={(count) => t('positions:queue.count', { count })}
          empty={<EmptyState kind="nothing_to_do" title={t('positions:queue.none')} />}
        >
          {(reviews) => (
            <ul className={styles.reviews} aria-label={t('positions:queue.title')}>
              {reviews.map((posting) => (
                <li key={posting.posting_review.id}>
                  <Posting posting={posting} onDecide={(status) => deciding.show({ posting, status })} />
                </li>
              ))}
            </ul>
          )}
        </RecordList>
      </PageBody>
      {deciding.subject && (
        <DecisionDialog
          key={deciding.visit}
          open={deciding.open}
          decision={deciding.subject}
          onClose={deciding.close}
        />
      )}
    </>
  );
}

interface PostingProps {
  posting: ReviewedPosting;
  onDecide: (status: 'approved' | 'rejected') => void;
}

function Posting({ posting, onDecide }: PostingProps) {
  const { t } = useTranslation();
  const { posting_review: review, title, company_name, location_name, kind, description, questions } = posting;
  const may = (event: 'approve' | 'reject') => decideReview(review.status, event, null).allowed;
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <ReviewBadge review={review} />
      </div>
      <p className={styles.meta}>
        {[company_name, location_name, t(`positions:queue.kinds.${kind}`)].filter(Boolean).join(' · ')}
      </p>
      <ReviewReasons review={review} />
      <div className={styles.text}>
        <DescriptionText html={description} />
      </div>
      {questions.length > 0 && (
        <ul className={styles.questions} aria-label={t('positions:tabs.questions')}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      {may('approve') && (
        <div className={styles.actions}>
          <Button danger aria-label={t('positions:queue.rejectNamed', { title })} onClick={() => onDecide('rejected')}>
            {t('positions:queue.reject')}
          </Button>
          <Button
            type="primary"
            aria-label={t('positions:queue.approveNamed', { title })}
            onClick={() => onDecide('approved')}
          >
            {t('positions:queue.approve')}
          </Button>
        </div>
      )}
    </article>
  );
}
