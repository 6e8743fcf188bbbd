// One company for support staff: its settings, and who changed them.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageBody } from '../../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { ChangeHistory } from '../../../../features/company/parts/ChangeHistory.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { companyQuery } from './companies.api.ts';
import { PersonMerges } from './PersonMerges.tsx';
import { RequireNewPassword } from './RequireNewPassword.tsx';
import { StandingPill } from './StandingPill.tsx';
import styles from './SupportedCompanyPage.module.css';
import { SwitchesForm } from './SwitchesForm.tsx';

export default function SupportedCompanyPage() {
  const { t } = useTranslation();
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(companyQuery(id));
  return (
    <>
      <PageHeader
        title={data?.company.name ?? t('shell:pages.supportedCompanies')}
        titleOnPhone
        crumbs={[
          { label: t('shell:pages.support'), to: paths.support() },
          { label: t('shell:pages.supportedCompanies'), to: paths.supportedCompanies() },
        ]}
        actions={<RequireNewPassword companyId={id} />}
        beside={data && <StandingPill status={data.company.status} />}
      />
      <PageBody>
        {!data && !error && <SkeletonRows avatar={false} />}
        {!data && error && (
          <LoadFailure
            title={t('company:support.notLoaded')}
            error={error}
            onRetry={() => void refetch()}
            offersSupport={false}
          />
        )}
        {data && (
          <div className={styles.columns}>
            <SwitchesForm key={JSON.stringify(data.company)} company={data.company} />
            <div className={styles.side}>
              <ChangeHistory
                title={t('company:support.history')}
                none={t('company:support.noHistory')}
                changes={data.changes}
              />
              <PersonMerges companyId={id} />
            </div>
          </div>
        )}
      </PageBody>
    </>
  );
}
