// Webhooks with what was delivered to them, and API keys (AHD-018).
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { BookOpen, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { buttonLooks } from '../../../design/page/button-styles.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { ApiKeys } from './api-keys/ApiKeys.tsx';
import { Deliveries } from './deliveries/Deliveries.tsx';
import { DeliveryDetail } from './deliveries/DeliveryDetail.tsx';
import styles from './EventsOut.module.css';
import { webhooksQuery } from './events-out.api.ts';
import { Secret } from './Secret.tsx';
import { WebhookDialog } from './webhooks/WebhookDialog.tsx';
import { WebhookList } from './webhooks/WebhookList.tsx';

const MANAGE_WEBHOOKS = { permission: 'edit_integration', unlimitedIn: 'location', writes: true } as const;

/** Where the API is described; served by the server itself. */
const API_PAGES = '/docs/';

export function EventsOut() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const decision = useAccess().decide(MANAGE_WEBHOOKS);
  const refusal = useRefusalText()(decision);
  const { data: webhooks } = useQuery({ ...webhooksQuery, enabled: decision.allowed });
  const adding = useDialog<null>();
  const secret = useDialog<string>();
  const chosen = webhooks?.find(({ id }) => String(id) === address.get('webhook')) ?? webhooks?.[0];
  const delivery = Number(address.get('delivery')) || null;

  const go = (change: Record<string, string | null>) =>
    setAddress((now) => {
      for (const [name, value] of Object.entries(change)) value === null ? now.delete(name) : now.set(name, value);
      return now;
    });

  return (
    <div className={styles.columns} data-open={delivery !== null}>
      <HeaderActions>
        <a href={API_PAGES} target="_blank" rel="noreferrer" {...buttonLooks({})}>
          <BookOpen size={15} aria-hidden="true" />
          {t('events-out:apiPages')}
        </a>
        {decision.allowed && (
          <Button type="primary" icon={<Plus size={15} />} onClick={() => adding.show(null)}>
            {t('events-out:webhooks.add')}
          </Button>
        )}
      </HeaderActions>
      <div className={styles.main}>
        <WebhookList
          refusal={refusal}
          chosenId={chosen?.id ?? null}
          onChoose={(id) => go({ webhook: String(id), delivery: null, page: null })}
          onAdd={() => adding.show(null)}
        />
        {chosen && (
          <Deliveries
            key={chosen.id}
            webhook={chosen}
            openId={delivery}
            onOpen={(id) => go({ delivery: String(id) })}
            go={go}
          />
        )}
        <ApiKeys />
      </div>
      {delivery !== null && decision.allowed && (
        <DeliveryDetail id={delivery} webhookId={chosen?.id ?? null} onClose={() => go({ delivery: null })} />
      )}
      <WebhookDialog
        key={adding.visit}
        open={adding.open}
        webhook={null}
        onClose={adding.close}
        onMade={(made) => secret.show(made)}
      />
      <Secret
        open={secret.open}
        title={t('events-out:webhooks.made')}
        text={t('events-out:webhooks.madeText')}
        label={t('events-out:webhooks.secret')}
        value={secret.subject ?? ''}
        onClose={secret.close}
      />
    </div>
  );
}
