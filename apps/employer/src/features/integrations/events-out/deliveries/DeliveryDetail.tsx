// One delivery: each try with its response, what was sent, and a button to send it again. Next to the list on wide
// screens, in a drawer on narrow ones.
import type { WebhookDelivery } from '@onward/contract/integrations/webhooks';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Check, Clock3, Copy, RotateCw, ShieldCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '../../../../design/fields/use-copied.ts';
import { SideDrawer } from '../../../../design/overlays/SideDrawer.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useMediaQuery } from '../../../../design/theme/use-media-query.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { deliveryQuery, replay, showSecret } from '../events-out.api.ts';
import { Secret } from '../Secret.tsx';
import { useAnswerText } from '../use-answer-text.ts';
import styles from './Deliveries.module.css';
import { DeliveryState } from './DeliveryState.tsx';

interface Props {
  id: number;
  webhookId: number | null;
  onClose: () => void;
}

const BESIDE = '(min-width: 1280px)';

export function DeliveryDetail({ id, webhookId, onClose }: Props) {
  const { t } = useTranslation();
  const beside = useMediaQuery(BESIDE);
  const { data, error, refetch } = useQuery(deliveryQuery(id));
  const title = data?.type ?? t('events-out:deliveries.one');
  const content = data ? (
    <Content delivery={data} webhookId={webhookId} />
  ) : error ? (
    <LoadFailure title={t('events-out:deliveries.failed')} error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows avatar={false} />
  );
  if (!beside) {
    return (
      <SideDrawer open title={title} width="detail" onClose={onClose}>
        {content}
      </SideDrawer>
    );
  }
  return (
    <aside className={styles.panel} aria-label={title}>
      <div className={styles.detail}>
        <div className={styles.detailHead}>
          <h2>{title}</h2>
          <Button type="text" icon={<X size={16} />} aria-label={t('shell:close')} onClick={onClose} />
        </div>
        {content}
      </div>
    </aside>
  );
}

type Delivery = WebhookDelivery & { tries: NonNullable<WebhookDelivery['last_try']>[]; payload: string };

function Content({ delivery, webhookId }: { delivery: Delivery; webhookId: number | null }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const { id, attempts, state, next_attempt_at: next, payload, event_key: key } = delivery;
  const sent = prettyPayload(payload);
  const { copied, copy } = useCopied(sent);
  const secret = useDialog<string>();
  const reveal = async () => {
    const value = webhookId === null ? null : await showSecret(webhookId).catch(() => null);
    if (value !== null) secret.show(value);
  };
  return (
    <div className={styles.detail}>
      <p className={styles.state}>
        <DeliveryState delivery={delivery} plain={false} />
        {attempts > 0 && t('events-out:deliveries.tries', { count: attempts })}
        {next && state === 'pending' && attempts > 0 && `, ${t('events-out:deliveries.next', { time: moment(next) })}`}
      </p>
      <Tries delivery={delivery} />
      <p className={styles.sent}>{t('events-out:deliveries.sent')}</p>
      <pre className={styles.payload}>
        <code>
          {`onward-id: ${key}\n\n`}
          {sent}
        </code>
      </pre>
      <div className={styles.actions}>
        <Button type="primary" icon={<RotateCw size={15} />} onClick={() => void replay(id).catch(() => undefined)}>
          {t('events-out:deliveries.replayNow')}
        </Button>
        <Button icon={copied ? <Check size={15} /> : <Copy size={15} />} onClick={copy}>
          {copied ? t('shell:copy.done') : t('shell:copy.action')}
        </Button>
      </div>
      <p className={styles.signed}>
        <ShieldCheck size={16} aria-hidden="true" />
        <span>
          {t('events-out:deliveries.signed')}{' '}
          <button type="button" className={styles.replay} onClick={() => void reveal()}>
            {t('events-out:webhooks.showSecret')}
          </button>
        </span>
      </p>
      <Secret
        open={secret.open}
        title={t('events-out:webhooks.secret')}
        text={t('events-out:webhooks.secretText')}
        label={t('events-out:webhooks.secret')}
        value={secret.subject ?? ''}
        onClose={secret.close}
      />
    </div>
  );
}

function Tries({ delivery: { tries, state, attempts, next_attempt_at: next } }: { delivery: Delivery }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const answerText = useAnswerText();
  const first = attempts - tries.length + 1;
  return (
    <ol className={styles.tries}>
      {tries.map((tried, index) => {
        const isOk = tried.status !== null && tried.status >= 200 && tried.status < 300;
        return (
          <li key={tried.at}>
            <span className={styles.dot} data-look={isOk ? 'ok' : 'bad'} aria-hidden="true">
              {isOk ? <Check size={14} /> : <X size={14} />}
            </span>
            <strong>{t('events-out:deliveries.try', { number: first + index })}</strong>
            <time dateTime={tried.at}>{moment(tried.at)}</time>
            <p>{answerText(tried)}</p>
          </li>
        );
      })}
      {state === 'pending' && (
        <li>
          <span className={styles.dot} data-look="next" aria-hidden="true">
            <Clock3 size={14} />
          </span>
          <strong>{t('events-out:deliveries.nextTry')}</strong>
          {next && <time dateTime={next}>{moment(next)}</time>}
          <p>{t(next ? 'events-out:deliveries.nextText' : 'events-out:deliveries.waitsText')}</p>
        </li>
      )}
    </ol>
  );
}

const prettyPayload = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2);
