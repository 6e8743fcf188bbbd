// Publishes the jobs that were just created, with undo (JOB-005).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { changeSeveral, findHeld } from '../positions.api.ts';

/** What became of a job that was created as a draft: undoing closes it, because it may have been read. */
export type DraftStatus = 'pending' | 'published' | 'held' | 'closed';

export function usePublishDrafts(onDone: (ids: readonly number[], status: DraftStatus) => void) {
  const { t } = useTranslation();
  const mayPublish = useAccess().may({ permission: 'publish_position', writes: true });
  const [busy, setBusy] = useState(false);

  const publish = async (ids: readonly number[]): Promise<void> => {
    setBusy(true);
    try {
      const outcome = await changeSeveral({ ids: [...ids], action: 'publish' });
      const done = outcome.filter(({ ok }) => ok).map(({ id }) => id);
      const refused = outcome.find(({ ok }) => !ok);
      if (refused?.message) toasts.error(refused.message);
      if (done.length > 0) {
        toasts.success(t('positions:bulk.done.publish', { count: done.length }), {
          label: t('shell:undo'),
          run: () =>
            void changeSeveral({ ids: done, action: 'close' })
              .then(() => onDone(done, 'closed'))
              .catch(() => null),
        });
        onDone(done, 'published');
        onDone(await findHeld(done), 'held');
      }
    } catch {
      // The global error handler has shown why; the results stay for another try.
    } finally {
      setBusy(false);
    }
  };

  return { mayPublish, busy, publish };
}
