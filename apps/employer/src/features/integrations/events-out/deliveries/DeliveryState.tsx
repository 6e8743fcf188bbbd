// The state of a delivery, or the error its receiver returned.
import type { WebhookDelivery } from '@onward/contract/integrations/webhooks';
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';

export function DeliveryState({ delivery, plain = true }: { delivery: WebhookDelivery; plain?: boolean }) {
  const { t } = useTranslation();
  const { state, attempts, last_try: last } = delivery;
  if (state === 'delivered') {
    return (
      <Pill plain={plain} tone="green" icon={CircleCheck}>
        {t('events-out:deliveries.states.delivered')}
      </Pill>
    );
  }
  if (state === 'pending') {
    return (
      <Pill plain={plain} tone={attempts > 0 ? 'amber' : 'neutral'} icon={Clock3}>
        {t(`events-out:deliveries.states.${attempts > 0 ? 'retried' : 'pending'}`)}
      </Pill>
    );
  }
  return (
    <Pill plain={plain} tone="red" icon={CircleAlert}>
      {last?.status
        ? t('events-out:deliveries.states.error', { status: last.status })
        : t('events-out:deliveries.states.failed')}
    </Pill>
  );
}
