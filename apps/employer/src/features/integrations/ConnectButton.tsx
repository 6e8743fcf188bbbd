// Leaves for the provider's page, to connect or to reconnect.
import type { Integration } from '@onward/contract/integrations/integrations';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveForProvider } from './integrations.api.ts';

interface Props {
  integration: Integration;
  primary?: boolean;
}

export function ConnectButton({ integration: { nickname, name, status }, primary = false }: Props) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const word = status === 'error' ? 'reconnect' : 'connect';
  const leave = () => {
    setLeaving(true);
    // On success the browser leaves for the provider, so only a failure ends the waiting state.
    leaveForProvider(nickname).catch(() => setLeaving(false));
  };
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      loading={leaving}
      aria-label={t(`integrations:${word}Name`, { name })}
      onClick={leave}
    >
      {t(`integrations:${word}`)}
    </Button>
  );
}
