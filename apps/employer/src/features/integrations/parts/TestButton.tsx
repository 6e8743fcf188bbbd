// Calls the provider now and says whether it responds (INT-005).
import { Button } from 'antd';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { testConnection } from '../integrations.api.ts';

export function TestButton({ id, block = false }: { id: number; block?: boolean }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    // The shared handler shows why it could not be tested.
    const result = await testConnection(id).catch(() => null);
    if (result) (result.ok ? toasts.success : toasts.error)(result.message);
    setBusy(false);
  };
  return (
    <Button icon={<PlugZap size={15} />} block={block} loading={busy} onClick={() => void test()}>
      {t('integrations:testConnection')}
    </Button>
  );
}
