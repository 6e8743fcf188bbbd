// What was sent to one webhook, newest first; failed ones can be sent again.
import type { Webhook, WebhookDelivery } from '@onward/contract/integrations/webhooks';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Pager } from '../../../../design/lists/paging/Pager.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import frame from '../EventsOut.module.css';
import { deliveriesQuery, replay, replayAllFailed } from '../events-out.api.ts';
import styles from './Deliveries.module.css';
import { DeliveryState } from './DeliveryState.tsx';

interface Props {
  webhook: Webhook;
  openId: number | null;
  onOpen: (id: number) => void;
  go: (change: Record<string, string | null>) => void;
}

export function Deliveries({ webhook, openId, onOpen, go }: Props) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const failedOnly = address.get('failed') === '1';
  const { data, error, refetch } = useQuery(deliveriesQuery(webhook.id, page, failedOnly ? 'failed' : undefined));
  const replayFailed = async () => {
    const count = await replayAllFailed(webhook.id).catch(() => null);
    if (count !== null) toasts.success(t('events-out:deliveries.replayed', { count }));
  };
  return (
    <section className={frame.section} aria-labelledby="deliveries">
      <div className={frame.head}>
        <h2 id="deliveries">{t('events-out:deliveries.title')}</h2>
        <span>{t('events-out:deliveries.kept', { name: webhook.name })}</span>
        <div className={frame.headActions}>
          <Button
            size="small"
            aria-pressed={failedOnly}
            type={failedOnly ? 'primary' : 'default'}
            ghost={failedOnly}
            onClick={() => go({ failed: failedOnly ? null : '1', page: null })}
          >
            {t('events-out:deliveries.failedOnly')}
          </Button>
          {webhook.failed_count > 0 && webhook.enabled && (
            <Button size="small" icon={<RotateCw size={14} />} onClick={() => void replayFailed()}>
              {t('events-out:deliveries.replayFailed', { count: webhook.failed_count })}
            </Button>
          )}
        </div>
      </div>
      {!data && error && (
        <LoadFailure title={t('events-out:deliveries.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows avatar={false} />}
      {data?.total_count === 0 && (
        <p className={frame.empty}>{t(`events-out:deliveries.${failedOnly ? 'noneFailed' : 'none'}`)}</p>
      )}
      {data && data.total_count > 0 && (
        <>
          <ul className={frame.rows}>
            {data.webhook_deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isOpen={delivery.id === openId}
                onOpen={() => onOpen(delivery.id)}
                mayReplay={webhook.enabled}
              />
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={10}
            totalCount={data.total_count}
            rowsShown={data.webhook_deliveries.length}
            allRows={t('events-out:deliveries.count', { count: data.total_count })}
            onChange={(next) => go({ page: next === 1 ? null : String(next) })}
          />
        </>
      )}
    </section>
  );
}

interface RowProps {
  delivery: WebhookDelivery;
  isOpen: boolean;
  onOpen: () => void;
  mayReplay: boolean;
}

function DeliveryRow({ delivery, isOpen, onOpen, mayReplay }: RowProps) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const number = useNumberFormat();
  const { id, type, subject_name: name, state, attempts, last_try: last, created_at: at, is_test: isTest } = delivery;
  return (
    <li className={styles.row} data-open={isOpen}>
      <button type="button" className={styles.type} aria-pressed={isOpen} onClick={onOpen}>
        {type}
      </button>
      <span className={styles.name}>{name ?? (isTest ? t('events-out:deliveries.test') : '')}</span>
      <span className={styles.time}>{moment(at)}</span>
      <DeliveryState delivery={delivery} />
      <span className={styles.meta}>{attempts > 0 && t('events-out:deliveries.tries', { count: attempts })}</span>
      {state !== 'delivered' && attempts > 0 && mayReplay ? (
        <button
          type="button"
          className={styles.replay}
          aria-label={t('events-out:deliveries.replayNamed', { type })}
          onClick={() => void replay(id).catch(() => undefined)}
        >
          {t('events-out:deliveries.replay')}
        </button>
      ) : (
        <span className={styles.duration}>{last && `${number(last.duration_ms)} ms`}</span>
      )}
    </li>
  );
}
