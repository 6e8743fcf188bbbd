// Integrations on a page of their own: apps, webhooks with API keys, and the event log.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { WithHeaderActions } from '../../../design/page/HeaderActions.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { EventsOut } from '../events-out/EventsOut.tsx';
import { EventLog } from '../events-out/log/EventLog.tsx';
import IntegrationsPanel from '../panel/IntegrationsPanel.tsx';
import { integrationsQuery } from '../parts/integrations-query.ts';

const TABS = ['apps', 'webhooks', 'events'] as const;
type Tab = (typeof TABS)[number];

const CONTENTS: Record<Tab, () => React.ReactNode> = {
  apps: IntegrationsPanel,
  webhooks: EventsOut,
  events: EventLog,
};

export default function IntegrationsPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data: apps } = useQuery(integrationsQuery);
  const tab = TABS.find((each) => each === address.get('tab')) ?? 'apps';
  const Content = CONTENTS[tab];
  return (
    <WithHeaderActions>
      {(place) => (
        <>
          <PageHeader title={t('shell:pages.integrations')} actions={place}>
            <TabsRow
              label={t('shell:pages.integrations')}
              active={tab}
              items={TABS.map((key) => ({
                key,
                label: t(`events-out:tabs.${key}`),
                to: paths.integrations(key === 'apps' ? undefined : key),
                ...(key === 'apps' && apps && { count: apps.length }),
              }))}
            />
          </PageHeader>
          <PageBody>
            <Content />
          </PageBody>
        </>
      )}
    </WithHeaderActions>
  );
}
