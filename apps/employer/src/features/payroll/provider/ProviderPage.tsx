// A payroll provider: connecting it, matching codes, the send log, and settings (INT-010, INT-011).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { IntegrationFrame } from '../../integrations/parts/IntegrationFrame.tsx';
import { ConnectPayroll } from '../../integrations/parts/payroll/ConnectPayroll.tsx';
import { useIntegration } from '../../integrations/parts/use-integration.ts';
import { ConnectedProvider } from './ConnectedProvider.tsx';

export default function ProviderPage({ provider }: { provider: PayrollProvider }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const found = useIntegration(provider);
  const { integration, refusal } = found;
  if (integration && isStored(integration) && integration.connected_at !== null) {
    return <ConnectedProvider key={provider} provider={provider} integration={integration} refusal={refusal} />;
  }
  return (
    <IntegrationFrame of={found} title={t('shell:pages.payrollProvider')} notOffered={t('payroll:connect.off')}>
      {(shown) => (
        <ConnectPayroll
          provider={provider}
          integration={shown}
          mayEdit={!refusal}
          onConnected={() => void navigate(paths.payrollProvider(provider))}
        />
      )}
    </IntegrationFrame>
  );
}

const isStored = (integration: Integration): integration is Integration & { id: number } => integration.id !== null;
