// A payroll provider: connecting it, matching codes, the send log, and settings (INT-010, INT-011).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { ConnectionPill } from '../../integrations/parts/ConnectionPill.tsx';
import { ConnectPayroll } from '../../integrations/parts/payroll/ConnectPayroll.tsx';
import { ReadOnlyNote } from '../../integrations/parts/ReadOnlyNote.tsx';
import { useIntegration } from '../../integrations/parts/use-integration.ts';
import { ConnectedProvider } from './ConnectedProvider.tsx';

export default function ProviderPage({ provider }: { provider: PayrollProvider }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { integration, error, refetch, refusal } = useIntegration(provider);
  if (integration && isStored(integration) && integration.connected_at !== null) {
    return <ConnectedProvider key={provider} provider={provider} integration={integration} refusal={refusal} />;
  }
  return (
    <>
      <PageHeader
        title={integration?.name ?? t('shell:pages.payrollProvider')}
        titleOnPhone
        crumbs={[{ label: t('shell:company.panels.integrations'), to: paths.company('integrations') }]}
        beside={integration && <ConnectionPill status={integration.status} />}
      />
      <PageBody>
        <ReadOnlyNote reason={refusal} />
        {integration ? (
          <ConnectPayroll
            provider={provider}
            integration={integration}
            mayEdit={!refusal}
            onConnected={() => void navigate(paths.payrollProvider(provider))}
          />
        ) : integration === null ? (
          <p>{t('payroll:connect.off')}</p>
        ) : error ? (
          <LoadFailure title={t('integrations:failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows avatar={false} />
        )}
      </PageBody>
    </>
  );
}

const isStored = (integration: Integration): integration is Integration & { id: number } => integration.id !== null;
