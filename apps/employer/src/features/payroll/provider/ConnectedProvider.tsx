// The tabs of a connected payroll provider.
import type { Integration } from '@onward/contract/integrations/integrations';
import type { PayrollMappings } from '@onward/contract/payroll/payroll';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { WithHeaderActions } from '../../../design/page/HeaderActions.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { type Access, useAccess } from '../../../platform/access.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { ConnectionPill } from '../../integrations/parts/ConnectionPill.tsx';
import { ConnectionProblem } from '../../integrations/parts/payroll/ConnectionProblem.tsx';
import { ConnectionSettings } from '../../integrations/parts/payroll/ConnectionSettings.tsx';
import { lacksCompany } from '../../integrations/parts/payroll/credential-fields.ts';
import { CodesTab } from '../codes/CodesTab.tsx';
import { SendLog } from '../log/SendLog.tsx';
import { logQuery, mappingsQuery } from '../payroll.api.ts';
import { MATCH_CODES, SEE_LOG } from '../permissions.ts';
import styles from './ProviderPage.module.css';

interface Props {
  provider: PayrollProvider;
  integration: Integration & { id: number };
  /** Why the user can't change the connection; empty when they can. */
  refusal: string;
}

const TABS = ['codes', 'log', 'settings'] as const;
type Tab = (typeof TABS)[number];

export function ConnectedProvider({ provider, integration, refusal }: Props) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const access = useAccess();
  const { name, status } = integration;
  const tabs = openTabs(access, provider, integration);
  const tab = tabs.find((each) => each === address.get('tab')) ?? tabs[0] ?? 'settings';
  const mappings = useQuery({ ...mappingsQuery(provider), enabled: tabs.includes('codes') });
  const log = useQuery({ ...logQuery(provider, 1, undefined), enabled: tabs.includes('log') });
  const counts: Partial<Record<Tab, number | undefined>> = {
    codes: mappings.data?.mappings.length,
    log: log.data?.total_count,
  };
  const settings = tab === 'settings' ? null : paths.payrollProvider(provider, 'settings');
  return (
    <WithHeaderActions>
      {(place) => (
        <>
          <PageHeader
            title={tab === 'codes' ? t('payroll:codes.title', { name }) : name}
            titleOnPhone
            crumbs={[
              { label: t('shell:company.panels.integrations'), to: paths.company('integrations') },
              ...(tab === 'codes' ? [{ label: name }] : []),
            ]}
            beside={tab === 'codes' ? <NotMatched codes={mappings.data} /> : <ConnectionPill status={status} />}
            actions={place}
          >
            <TabsRow
              label={name}
              active={tab}
              items={tabs.map((key) => ({
                key,
                label: t(`payroll:tabs.${key}`),
                to: paths.payrollProvider(provider, key),
                ...(counts[key] !== undefined && { count: counts[key] }),
              }))}
            />
          </PageHeader>
          <PageBody flush={tab === 'codes'}>
            <div className={tab === 'codes' ? styles.above : undefined}>
              <ConnectionProblem integration={integration} repairAt={refusal ? null : settings} />
            </div>
            {tab === 'codes' && <Codes query={mappings} integrationId={integration.id} />}
            {tab === 'log' && <SendLog provider={provider} name={name} />}
            {tab === 'settings' && (
              <>
                {refusal && <p className={styles.readOnly}>{refusal}</p>}
                <ConnectionSettings provider={provider} integration={integration} mayEdit={!refusal} />
              </>
            )}
          </PageBody>
        </>
      )}
    </WithHeaderActions>
  );
}

/** Until a company is chosen, nothing can be matched or sent. */
function openTabs({ may }: Access, provider: PayrollProvider, { config }: Integration): Tab[] {
  const isReady = !lacksCompany(provider, config.default_company_id);
  return TABS.filter(
    (tab) => tab === 'settings' || (tab === 'codes' ? isReady && may(MATCH_CODES) : isReady && may(SEE_LOG)),
  );
}

function NotMatched({ codes }: { codes: PayrollMappings | undefined }) {
  const { t } = useTranslation();
  const count = codes?.mappings.filter(({ code, suggestion }) => code === null && suggestion === null).length ?? 0;
  if (count === 0) return null;
  return (
    <Pill tone="amber" icon={TriangleAlert}>
      {t('payroll:codes.notMatched', { count })}
    </Pill>
  );
}

interface CodesProps {
  query: UseQueryResult<PayrollMappings>;
  integrationId: number;
}

function Codes({ query: { data, error, refetch }, integrationId }: CodesProps) {
  const { t } = useTranslation();
  if (data) return <CodesTab codes={data} integrationId={integrationId} />;
  if (!error) return <SkeletonRows avatar={false} />;
  return <LoadFailure title={t('payroll:codes.notLoaded')} error={error} onRetry={() => void refetch()} />;
}
