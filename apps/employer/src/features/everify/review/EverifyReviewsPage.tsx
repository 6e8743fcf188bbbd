// The accounts that wait for review, with all their facts, and the decision of support staff (EVF-014).
import type { ReviewedEverifyCompany } from '@onward/contract/everify/everify-companies';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { AccountFacts } from '../entry/AccountFacts.tsx';
import { type Decision, DecisionDialog } from './DecisionDialog.tsx';
import styles from './EverifyReviewsPage.module.css';
import { reviewsQuery } from './reviews.api.ts';

export default function EverifyReviewsPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1);
  const deciding = useDialog<Decision>();
  return (
    <>
      <PageHeader
        title={t('everify:review.title')}
        titleOnPhone
        crumbs={[{ label: t('shell:pages.support'), to: paths.support() }]}
      />
      <PageBody>
        <RecordList
          query={useQuery(reviewsQuery(page))}
          rowsOf={({ formi9_compliance_companies }) => formi9_compliance_companies}
          page={page}
          pageSize={DEFAULT_PAGE_SIZE}
          onPage={(wanted, options) => setAddress({ page: String(wanted) }, options)}
          notLoaded={t('everify:review.notLoaded')}
          countText={(count) => t('everify:review.count', { count })}
          empty={<EmptyState kind="nothing_to_do" title={t('everify:review.none')} />}
        >
          {(rows) => (
            <ul className={styles.accounts} aria-label={t('everify:review.title')}>
              {rows.map((row) => (
                <li key={row.id}>
                  <Account row={row} onDecide={(status) => deciding.show({ row, status })} />
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

interface AccountProps {
  row: ReviewedEverifyCompany;
  onDecide: (status: Decision['status']) => void;
}

function Account({ row, onDecide }: AccountProps) {
  const { t } = useTranslation();
  const { dayOfTime } = useDates();
  const { formi9_compliance_company: account, owner_name: name, submitted_by: by } = row;
  return (
    <article className={styles.account}>
      <h2>{name}</h2>
      {account.submitted_at && (
        <p className={styles.meta}>
          {t('everify:review.submitted', {
            day: dayOfTime(account.submitted_at),
            name: by ?? t('everify:review.somebody'),
          })}
        </p>
      )}
      <AccountFacts entry={account} />
      <div className={styles.actions}>
        <Button aria-label={t('everify:review.sendBackNamed', { name })} onClick={() => onDecide('draft')}>
          {t('everify:review.sendBack')}
        </Button>
        <Button
          type="primary"
          aria-label={t('everify:review.approveNamed', { name })}
          onClick={() => onDecide('active')}
        >
          {t('everify:review.approve')}
        </Button>
      </div>
    </article>
  );
}
