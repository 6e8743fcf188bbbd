// The last step: what the import did, with undo for a day.
import type { Import } from '@onward/contract/imports/imports';
import { Button } from 'antd';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useImportKind } from '../import-kind.ts';
import { undoImportOf } from '../imports.api.ts';
import styles from './ImportDone.module.css';
import { SkippedRows } from './SkippedRows.tsx';

export function ImportDone({ done }: { done: Import }) {
  const { t } = useTranslation();
  const { kind, shown } = useImportKind();
  const [asking, setAsking] = useState(false);

  const undo = async () => {
    try {
      await undoImportOf(done.id);
      toasts.success(t('imports:done.undone'));
    } catch {
      // The shared handler shows why the undo failed.
    } finally {
      setAsking(false);
    }
  };

  return (
    <PageBody>
      <section className={styles.card}>
        <CircleCheck size={32} aria-hidden="true" />
        <h2>{t(done.state === 'imported' ? `imports:kinds.${kind}.imported` : `imports:done.titles.${done.state}`)}</h2>
        <p>{t('imports:done.text', { fresh: done.counts.new, updated: done.counts.update })}</p>
        {done.counts.fix > 0 && <SkippedRows done={done} />}
        <div className={styles.actions}>
          {done.can_undo && (
            <Button icon={<Undo2 size={15} aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('imports:done.undo')}
            </Button>
          )}
          <LinkButton to={shown} primary>
            {t(`imports:kinds.${kind}.show`)}
          </LinkButton>
        </div>
      </section>
      <ConfirmDialog
        open={asking}
        title={t('imports:done.ask')}
        text={t(`imports:kinds.${kind}.askText`, { fresh: done.counts.new, updated: done.counts.update })}
        confirmLabel={t('imports:done.undo')}
        danger
        onConfirm={undo}
        onCancel={() => setAsking(false)}
      />
    </PageBody>
  );
}
