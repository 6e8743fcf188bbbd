// One E-Verify case in plain words: what its state means, what to do now, and what happened so far (EVF-019, design 58).
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { isInterim } from '@onward/domain/everify/case-states';
import { useQuery } from '@tanstack/react-query';
import { Scale, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { caseQuery } from '../cases.api.ts';
import { CasePill } from '../parts/CasePill.tsx';
import { useLiveI9 } from '../use-live-i9.ts';
import { CaseActions } from './CaseActions.tsx';
import styles from './CasePage.module.css';
import { CaseStep } from './CaseStep.tsx';
import { firstName } from './first-name.ts';
import { CaseRail } from './rail/CaseRail.tsx';

export default function CasePage() {
  const { t } = useTranslation();
  const id = Number(useParams().id) || 0;
  const { data, error, refetch } = useQuery(caseQuery(id));
  useLiveI9();
  if (data) return <LoadedCase key={data.id} of={data} />;
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('everify-cases:page.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </PageBody>
  );
}

function LoadedCase({ of }: { of: EverifyCase }) {
  const { t } = useTranslation();
  const { status, employee_id, employee_name, is_gateway_down: isDown } = of;
  const name = firstName(of);
  return (
    <>
      <PageHeader
        title={t(`everify-cases:tasks.${status}.title`, { name })}
        titleOnPhone
        divided
        crumbs={[
          { label: t('everify-cases:list.title'), to: paths.everifyCases() },
          { label: employee_name, to: paths.employeeSection(employee_id, 'i9') },
        ]}
        beside={<CasePill status={status} />}
        actions={<CaseActions of={of} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <h2>{t(`everify-cases:tasks.${status}.head`, { name })}</h2>
          <p className={styles.lead}>{t(`everify-cases:tasks.${status}.text`, { name })}</p>
          {isDown && (
            <p className={styles.down} role="status">
              <WifiOff size={16} aria-hidden="true" />
              {t('everify-cases:page.down')}
            </p>
          )}
          <CaseStep key={status} of={of} name={name} />
          {isInterim(status) && (
            <p className={styles.rule}>
              <Scale size={16} aria-hidden="true" />
              {t('everify-cases:page.rule', { name })}
            </p>
          )}
          {status === 'PHOTO_MATCH' && (
            <>
              <h3>{t('everify-cases:photo.ifNo')}</h3>
              <p className={styles.after}>{t('everify-cases:photo.ifNoText', { name })}</p>
            </>
          )}
        </div>
        <CaseRail of={of} name={name} />
      </div>
    </>
  );
}
