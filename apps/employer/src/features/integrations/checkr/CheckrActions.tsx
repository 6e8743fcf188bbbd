// Test, disconnect, and reconnect, in the page's header.
import type { Integration } from '@onward/contract/integrations/integrations';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { PlugZap, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { ConnectButton } from '../ConnectButton.tsx';
import { disconnect, runningWorkQuery, testConnection } from '../integrations.api.ts';
import styles from './CheckrPage.module.css';

export function CheckrActions({ integration }: { integration: Integration }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { id, status, account } = integration;
  if (id === null || account === null) return null;
  const end = async () => {
    // The shared handler shows why it was refused.
    const done = await disconnect(id).then(
      () => true,
      () => false,
    );
    setAsking(false);
    if (done) toasts.success(t('integrations:checkr.disconnected'));
  };
  return (
    <>
      <Button icon={<Unplug size={15} />} onClick={() => setAsking(true)}>
        {t('integrations:checkr.disconnect')}
      </Button>
      <TestButton id={id} />
      {status === 'error' && <ConnectButton integration={integration} primary />}
      <ConfirmDialog
        open={asking}
        title={t('integrations:checkr.disconnectTitle')}
        text={asking && <DisconnectText id={id} />}
        confirmLabel={t('integrations:checkr.disconnect')}
        danger
        onConfirm={end}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function TestButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    const result = await testConnection(id).catch(() => null);
    if (result) (result.ok ? toasts.success : toasts.error)(result.message);
    setBusy(false);
  };
  return (
    <Button icon={<PlugZap size={15} />} loading={busy} onClick={() => void test()}>
      {t('integrations:checkr.test')}
    </Button>
  );
}

/** Running work comes first, so that nobody disconnects without knowing about it. */
function DisconnectText({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: work = [] } = useQuery(runningWorkQuery(id));
  return (
    <>
      {work.length > 0 && (
        <div className={styles.waiting}>
          {t('integrations:checkr.runningWork')}
          <ul>
            {work.map(({ kind, count }) => (
              <li key={kind}>{t(`integrations:checkr.work.${kind}`, { count })}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{t('integrations:checkr.disconnectText')}</p>
    </>
  );
}
