// Checkr: connect and disconnect, the account's state, its packages, and what each location can order (CHK-003).
import type { Integration } from '@onward/contract/integrations/integrations';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { integrationsQuery } from '../parts/integrations-query.ts';
import { STATE_LOOKS, useEditDecision } from '../shown-state.ts';
import { useLiveIntegrations } from '../use-live-integrations.ts';
import { CheckrAccount } from './CheckrAccount.tsx';
import { CheckrActions } from './CheckrActions.tsx';
import { CheckrPackages } from './CheckrPackages.tsx';
import styles from './CheckrPage.module.css';
import { ConnectCheckr } from './ConnectCheckr.tsx';
import { LocationPackages } from './LocationPackages.tsx';
import { useProviderReturn } from './use-provider-return.ts';

export default function CheckrPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(integrationsQuery);
  const isConnecting = useProviderReturn();
  const refusal = useRefusalText()(useEditDecision());
  useLiveIntegrations();
  const integration = data?.find(({ nickname }) => nickname === 'checkr');
  const status = integration?.status ?? 'not_connected';
  return (
    <>
      <PageHeader
        title="Checkr"
        titleOnPhone
        crumbs={[{ label: t('shell:company.panels.integrations'), to: paths.company('integrations') }]}
        beside={integration && <Pill {...STATE_LOOKS[status]}>{t(`integrations:states.${status}`)}</Pill>}
        actions={integration && !refusal && <CheckrActions integration={integration} />}
      />
      <PageBody>
        {refusal && (
          <p className={styles.readOnly}>
            <Lock size={14} aria-hidden="true" />
            {refusal}
          </p>
        )}
        {isConnecting ? (
          <p role="status">{t('integrations:checkr.connecting')}</p>
        ) : integration ? (
          <CheckrContent integration={integration} mayEdit={!refusal} />
        ) : data ? (
          <p>{t('integrations:checkr.off')}</p>
        ) : error ? (
          <LoadFailure title={t('integrations:failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows avatar={false} />
        )}
      </PageBody>
    </>
  );
}

function CheckrContent({ integration, mayEdit }: { integration: Integration; mayEdit: boolean }) {
  const { status, account, target } = integration;
  if (account === null) return <ConnectCheckr integration={integration} mayEdit={mayEdit} />;
  const packages = target?.company_checker_packages ?? [];
  return (
    <div className={styles.page}>
      <CheckrAccount integration={integration} />
      {status !== 'pending' && packages.length > 0 && (
        <>
          <CheckrPackages integration={integration} packages={packages} mayEdit={mayEdit} />
          <LocationPackages packages={packages} mayEdit={mayEdit} />
        </>
      )}
    </div>
  );
}
