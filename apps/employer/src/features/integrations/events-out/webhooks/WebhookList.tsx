// The company's webhooks: whether they work, switched on and off in place; the chosen one shows its deliveries below.
import type { Webhook } from '@onward/contract/integrations/webhooks';
import { useQuery } from '@tanstack/react-query';
import { Button, Switch } from 'antd';
import { KeyRound, Lock, Pencil, RefreshCw, Send, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../../design/lists/RowMenu.tsx';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import frame from '../EventsOut.module.css';
import { removeWebhook, renewSecret, sendTest, showSecret, switchWebhook, webhooksQuery } from '../events-out.api.ts';
import { Secret } from '../Secret.tsx';
import { useAnswerText } from '../use-answer-text.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookHealth } from './WebhookHealth.tsx';
import styles from './WebhookList.module.css';

interface Props {
  /** Empty for those who may manage webhooks. */
  refusal: string;
  chosenId: number | null;
  onChoose: (id: number) => void;
  onAdd: () => void;
}

export function WebhookList({ refusal, chosenId, onChoose, onAdd }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...webhooksQuery, enabled: refusal === '' });
  return (
    <section className={frame.section} aria-labelledby="webhooks">
      <div className={frame.head}>
        <h2 id="webhooks">{t('events-out:webhooks.title')}</h2>
      </div>
      {refusal !== '' ? (
        <p className={frame.refusal}>
          <Lock size={14} aria-hidden="true" />
          {refusal}
        </p>
      ) : data ? (
        <Rows webhooks={data} chosenId={chosenId} onChoose={onChoose} onAdd={onAdd} />
      ) : error ? (
        <LoadFailure title={t('events-out:webhooks.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </section>
  );
}

function Rows({ webhooks, chosenId, onChoose, onAdd }: Omit<Props, 'refusal'> & { webhooks: readonly Webhook[] }) {
  const { t } = useTranslation();
  const editing = useDialog<Webhook>();
  const deleting = useDialog<Webhook>();
  const secret = useDialog<{ value: string; isNew: boolean }>();
  if (webhooks.length === 0) {
    return (
      <div className={frame.empty}>
        <div>{t('events-out:webhooks.none')}</div>
        <Button onClick={onAdd}>{t('events-out:webhooks.add')}</Button>
      </div>
    );
  }
  return (
    <>
      <ul className={frame.rows}>
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            isChosen={webhook.id === chosenId}
            onChoose={() => onChoose(webhook.id)}
            onEdit={() => editing.show(webhook)}
            onDelete={() => deleting.show(webhook)}
            onSecret={(value, isNew) => secret.show({ value, isNew })}
          />
        ))}
      </ul>
      <WebhookDialog
        key={editing.visit}
        open={editing.open}
        webhook={editing.subject}
        onClose={editing.close}
        onMade={() => {}}
      />
      <Secret
        open={secret.open}
        title={t(`events-out:webhooks.${secret.subject?.isNew ? 'renewed' : 'secret'}`)}
        text={t(`events-out:webhooks.${secret.subject?.isNew ? 'renewedText' : 'secretText'}`)}
        label={t('events-out:webhooks.secret')}
        value={secret.subject?.value ?? ''}
        onClose={secret.close}
      />
      <ConfirmDialog
        open={deleting.open}
        title={t('events-out:webhooks.deleteTitle', { name: deleting.subject?.name })}
        text={t('events-out:webhooks.deleteText', { count: deleting.subject?.pending_count ?? 0 })}
        confirmLabel={t('events-out:webhooks.delete')}
        danger
        onConfirm={async () => {
          // The shared handler shows why it was refused.
          if (deleting.subject) await removeWebhook(deleting.subject.id).catch(() => undefined);
          deleting.close();
        }}
        onCancel={deleting.close}
      />
    </>
  );
}

interface RowProps {
  webhook: Webhook;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onSecret: (value: string, isNew: boolean) => void;
}

function WebhookRow({ webhook, isChosen, onChoose, onEdit, onDelete, onSecret }: RowProps) {
  const { t } = useTranslation();
  const answerText = useAnswerText();
  const { id, name, url, event_types: types, enabled } = webhook;
  const test = async () => {
    const result = await sendTest(id).catch(() => null);
    if (result) (result.ok ? toasts.success : toasts.error)(answerText(result));
  };
  const reveal = async (read: (id: number) => Promise<string>, isNew: boolean) => {
    const value = await read(id).catch(() => null);
    if (value !== null) onSecret(value, isNew);
  };
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <span className={styles.tile} aria-hidden="true">
        <WebhookIcon size={18} />
      </span>
      <div className={styles.words}>
        <button type="button" className={styles.name} aria-pressed={isChosen} onClick={onChoose}>
          {name}
        </button>
        <p>
          {url.replace(/^https:\/\//, '')} · {t('events-out:webhooks.kinds', { count: types.length })}
        </p>
      </div>
      <WebhookHealth webhook={webhook} />
      <Switch
        checked={enabled}
        aria-label={t('events-out:webhooks.switch', { name })}
        onChange={(on) => void switchWebhook(webhook, on).catch(() => undefined)}
      />
      <RowMenu
        label={t('events-out:webhooks.actions', { name })}
        actions={[
          { key: 'edit', label: t('events-out:webhooks.edit'), icon: <Pencil size={15} />, run: onEdit },
          { key: 'test', label: t('events-out:webhooks.test'), icon: <Send size={15} />, run: () => void test() },
          {
            key: 'secret',
            label: t('events-out:webhooks.showSecret'),
            icon: <KeyRound size={15} />,
            run: () => void reveal(showSecret, false),
          },
          {
            key: 'renew',
            label: t('events-out:webhooks.renew'),
            icon: <RefreshCw size={15} />,
            run: () => void reveal(renewSecret, true),
          },
          {
            key: 'delete',
            label: t('events-out:webhooks.delete'),
            icon: <Trash2 size={15} />,
            danger: true,
            run: onDelete,
          },
        ]}
      />
    </li>
  );
}
