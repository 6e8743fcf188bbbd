// Disconnects a provider after a confirmation that shows what is still running there (INT-005).
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../design/toasts/toasts.ts';
import styles from './DisconnectButton.module.css';
import { disconnect, runningWorkQuery } from './integrations.api.ts';

interface Props {
  id: number;
  name: string;
  /** What no longer works afterwards, and what is kept. */
  text: string;
}

export function DisconnectButton({ id, name, text }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const end = async () => {
    // The shared handler shows why it was refused.
    const done = await disconnect(id).then(
      () => true,
      () => false,
    );
    setAsking(false);
    if (done) toasts.success(t('integrations:disconnected', { name }));
  };
  return (
    <>
      <Button icon={<Unplug size={15} />} onClick={() => setAsking(true)}>
        {t('integrations:disconnect')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('integrations:disconnectTitle', { name })}
        text={
          asking && (
            <>
              <RunningWork id={id} name={name} />
              <p>{text}</p>
            </>
          )
        }
        confirmLabel={t('integrations:disconnect')}
        danger
        onConfirm={end}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Listed first, so that nobody disconnects without knowing about it. */
function RunningWork({ id, name }: Pick<Props, 'id' | 'name'>) {
  const { t } = useTranslation();
  const { data: work = [] } = useQuery(runningWorkQuery(id));
  if (work.length === 0) return null;
  return (
    <div className={styles.work}>
      {t('integrations:runningWork', { name })}
      <ul>
        {work.map(({ kind, count }) => (
          <li key={kind}>{t(`integrations:work.${kind}`, { count })}</li>
        ))}
      </ul>
    </div>
  );
}
