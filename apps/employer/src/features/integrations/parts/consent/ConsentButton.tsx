// Leaves for ADP's consent page, to connect or to reconnect (INT-012).
import type { Integration } from '@onward/contract/integrations/integrations';
import { isConsentNickname } from '@onward/domain/integrations/consent';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveForConsent } from '../../integrations.api.ts';

interface Props {
  integration: Integration;
  primary?: boolean;
  small?: boolean;
}

export function ConsentButton({ integration, primary = false, small = false }: Props) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const { nickname, name, status, offers_consent } = integration;
  if (!offers_consent || !isConsentNickname(nickname)) return null;
  const action = t(status === 'error' ? 'integrations:consent.reconnect' : 'integrations:consent.connect');
  const leave = () => {
    setLeaving(true);
    // On success the browser leaves for ADP, so only a failure, which the shared handler shows, ends the waiting state.
    leaveForConsent(nickname).catch(() => setLeaving(false));
  };
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      size={small ? 'small' : 'middle'}
      loading={leaving}
      aria-label={t('integrations:consent.named', { action, name })}
      onClick={leave}
    >
      {action}
    </Button>
  );
}
