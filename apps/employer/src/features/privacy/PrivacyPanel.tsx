// The privacy panel of the company page, for super admins: retention periods, equal opportunity counts, one person's data,
// requests, legal holds, past runs, and consent texts (AHD-020).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../platform/errors/LoadFailure.tsx';
import { ConsentTextsCard } from '../careers/parts/ConsentTextsCard.tsx';
import { EqualOpportunity } from './EqualOpportunity.tsx';
import styles from './PrivacyPanel.module.css';
import { HoldsCard } from './people/HoldsCard.tsx';
import { OnePersonCard } from './people/OnePersonCard.tsx';
import { RequestsCard } from './people/RequestsCard.tsx';
import { retentionQuery } from './privacy.api.ts';
import { RetentionSection } from './retention/RetentionSection.tsx';
import { LastRunCard } from './runs/LastRunCard.tsx';

export default function PrivacyPanel() {
  const { t } = useTranslation();
  const { data: retention, error, refetch } = useQuery(retentionQuery);
  if (!retention) {
    if (!error) return <SkeletonRows avatar={false} />;
    return <LoadFailure title={t('privacy:failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.panel}>
      <div className={styles.main}>
        <RetentionSection retention={retention} />
        <EqualOpportunity />
      </div>
      <div className={styles.side}>
        <OnePersonCard />
        <RequestsCard />
        <HoldsCard />
        <LastRunCard run={retention.last_run} />
        <ConsentTextsCard />
      </div>
    </div>
  );
}
