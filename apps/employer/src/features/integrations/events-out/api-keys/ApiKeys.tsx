// API keys: what they may do, when they were last used, and ending one.
import type { ApiKey } from '@onward/contract/integrations/api-keys';
import { UNUSED_AFTER_DAYS } from '@onward/domain/integrations/events-out/api-keys';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useLanguage } from '../../../../platform/language/language.ts';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { useEditDecision } from '../../shown-state.ts';
import frame from '../EventsOut.module.css';
import { apiKeysQuery, endKey } from '../events-out.api.ts';
import { Secret } from '../Secret.tsx';
import { ApiKeyDialog } from './ApiKeyDialog.tsx';
import styles from './ApiKeys.module.css';

const MANAGE_KEYS = { permission: 'edit_integration' } as const;

export function ApiKeys() {
  const { t } = useTranslation();
  const { may } = useAccess();
  const { data, error, refetch } = useQuery({ ...apiKeysQuery, enabled: may(MANAGE_KEYS) });
  const mayEdit = useEditDecision().allowed;
  const making = useDialog<null>();
  const made = useDialog<string>();
  const ending = useDialog<ApiKey>();
  return (
    <section className={frame.section} aria-labelledby="api-keys">
      <div className={frame.head}>
        <h2 id="api-keys">{t('events-out:keys.title')}</h2>
        <div className={frame.headActions}>
          {mayEdit && (
            <Button size="small" icon={<KeyRound size={14} />} onClick={() => making.show(null)}>
              {t('events-out:keys.make')}
            </Button>
          )}
        </div>
      </div>
      {!data && error && (
        <LoadFailure title={t('events-out:keys.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && may(MANAGE_KEYS) && <SkeletonRows avatar={false} />}
      {data?.length === 0 && <p className={frame.empty}>{t('events-out:keys.none')}</p>}
      {data && data.length > 0 && (
        <ul className={frame.rows}>
          {data.map((key) => (
            <KeyRow key={key.id} apiKey={key} onEnd={mayEdit ? () => ending.show(key) : null} />
          ))}
        </ul>
      )}
      <ApiKeyDialog key={making.visit} open={making.open} onClose={making.close} onMade={(token) => made.show(token)} />
      <Secret
        open={made.open}
        title={t('events-out:keys.made')}
        text={t('events-out:keys.madeText')}
        label={t('events-out:keys.one')}
        value={made.subject ?? ''}
        onClose={made.close}
      />
      <ConfirmDialog
        open={ending.open}
        title={t('events-out:keys.endTitle', { name: ending.subject?.name })}
        text={t('events-out:keys.endText')}
        confirmLabel={t('events-out:keys.end')}
        danger
        onConfirm={async () => {
          // The shared handler shows why it was refused.
          if (ending.subject) await endKey(ending.subject.id).catch(() => undefined);
          ending.close();
        }}
        onCancel={ending.close}
      />
    </section>
  );
}

function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: (() => void) | null }) {
  const { t } = useTranslation();
  const { name, last_four, permissions, location_ids: places, staff_name: person, works } = apiKey;
  const rights = permissions.map((permission) => t(`shell:permissions.${permission}`)).join(', ');
  return (
    <li className={styles.row}>
      <strong>{name}</strong>
      <code>onw_live_••••{last_four}</code>
      <span>
        {rights || t('events-out:keys.noRights')}
        {places.length > 0 && ` · ${t('events-out:keys.places', { count: places.length })}`}
      </span>
      <span className={styles.use}>
        {works ? <LastUse apiKey={apiKey} /> : t('events-out:keys.stopped', { name: person })}
      </span>
      {onEnd && (
        <button
          type="button"
          className={styles.end}
          aria-label={t('events-out:keys.endNamed', { name })}
          onClick={onEnd}
        >
          {t('events-out:keys.end')}
        </button>
      )}
    </li>
  );
}

function LastUse({ apiKey: { last_used_at: used, created_at: made, staff_name: person } }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = new Date();
  const days = Math.floor((now.getTime() - Date.parse(used ?? made)) / 86_400_000);
  if (days >= UNUSED_AFTER_DAYS) return <em>{t('events-out:keys.unused', { count: days })}</em>;
  if (!used) return t('events-out:keys.neverUsed', { name: person });
  return t('events-out:keys.used', { time: relativeTime(new Date(used), now, language), name: person });
}
