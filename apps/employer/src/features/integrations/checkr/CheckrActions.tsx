// Test, disconnect, and reconnect, in the page's header.
import type { Integration } from '@onward/contract/integrations/integrations';
import { useTranslation } from 'react-i18next';
import { ConnectButton } from '../ConnectButton.tsx';
import { DisconnectButton } from '../DisconnectButton.tsx';
import { TestButton } from '../parts/TestButton.tsx';

export function CheckrActions({ integration }: { integration: Integration }) {
  const { t } = useTranslation();
  const { id, name, status, account } = integration;
  if (id === null || account === null) return null;
  return (
    <>
      <DisconnectButton id={id} name={name} text={t('integrations:checkr.disconnectText')} />
      <TestButton id={id} />
      {status === 'error' && <ConnectButton integration={integration} primary />}
    </>
  );
}
