// The user's interviews in other calendar apps: a private link that can be shown, renewed or removed (SCH-014).
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../design/fields/CopyField.tsx';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { feedQuery, removeFeed, renewFeed } from '../parts/calendars.api.ts';
import styles from './Side.module.css';

type Question = 'renew' | 'remove';

export function Feed() {
  const { t } = useTranslation();
  const { data: url } = useQuery(feedQuery);
  const [question, setQuestion] = useState<Question | null>(null);
  const confirm = async () => {
    // The global error handler shows why it was refused.
    await (question === 'remove' ? removeFeed() : renewFeed()).catch(() => null);
    setQuestion(null);
  };
  return (
    <section>
      <h2 className={styles.heading}>{t('interviews:availability.feed.title')}</h2>
      <p className={styles.meta}>{t('interviews:availability.feed.text')}</p>
      {url ? (
        <>
          <CopyField label={t('interviews:availability.feed.address')} value={url} />
          <div className={styles.line}>
            <Button size="small" onClick={() => setQuestion('renew')}>
              {t('interviews:availability.feed.renew')}
            </Button>
            <Button size="small" danger onClick={() => setQuestion('remove')}>
              {t('interviews:availability.feed.remove')}
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => void renewFeed().catch(() => null)}>{t('interviews:availability.feed.create')}</Button>
      )}
      <ConfirmDialog
        open={question !== null}
        title={t(`interviews:availability.feed.${question ?? 'renew'}Title`)}
        text={t('interviews:availability.feed.stops')}
        confirmLabel={t(`interviews:availability.feed.${question ?? 'renew'}`)}
        danger={question === 'remove'}
        onConfirm={confirm}
        onCancel={() => setQuestion(null)}
      />
    </section>
  );
}
