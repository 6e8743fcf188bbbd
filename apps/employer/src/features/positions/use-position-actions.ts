// Publishes, closes, copies and deletes a job, each with a toast and undo where possible.
import { ApiError } from '@onward/client/api-error';
import { errorCodes } from '@onward/contract/errors';
import type { Position, PositionSummary } from '@onward/contract/positions/position';
import { publishPosition } from '@onward/contract/positions/positions';
import { isOpenToAll } from '@onward/domain/positions/job-boards';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toasts } from '../../design/toasts/toasts.ts';
import { passOnError } from '../../platform/errors/handle-error.ts';
import { paths } from '../../platform/routing/paths.ts';
import { reloadCurrentUser } from '../../platform/startup/startup.ts';
import { startupStore } from '../../platform/startup/startup-store.ts';
import { openPaywall } from '../company/parts/paywall-store.ts';
import { close, duplicate, publish, remove } from './positions.api.ts';

type Named = Pick<PositionSummary, 'digest_key' | 'title'>;

/** Shows a paywall when the plan has no room for another published job, and the error otherwise (JOB-006). */
async function showPublishRefusal(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.error_code === errorCodes.wrongState) {
    await reloadCurrentUser().catch(() => null);
    const startup = startupStore.get();
    const left = startup.kind === 'ready' ? startup.data.user.company.available_positions_count : null;
    if (left === 0) openPaywall({ kind: 'hiring', feature: null });
  }
  passOnError(error, publishPosition);
}

export function usePositionActions() {
  const { t } = useTranslation();
  const navigate = useNavigate();

  /** Returns false after a refusal, which has been shown by then. */
  const succeeds = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch {
      return false;
    }
  };

  const doPublish = async (position: Named): Promise<boolean> => {
    let published: Position;
    try {
      published = await publish(position.digest_key);
    } catch (error) {
      await showPublishRefusal(error);
      return false;
    }
    const undo = {
      label: t('shell:undo'),
      run: () => void succeeds(async () => void (await close(position.digest_key))),
    };
    const isPublic = isOpenToAll({ status: published.status, review: published.posting_review?.status ?? null });
    if (isPublic) toasts.success(t('positions:done.publish', { title: position.title }), undo);
    else toasts.info(t('positions:done.publishHeld', { title: position.title }), undo);
    return true;
  };

  const doClose = (position: Named) =>
    succeeds(async () => {
      await close(position.digest_key);
      toasts.success(t('positions:done.close', { title: position.title }), {
        label: t('shell:undo'),
        run: () => void publish(position.digest_key).catch(showPublishRefusal),
      });
    });

  const doDuplicate = (position: Named) =>
    succeeds(async () => {
      const copy = await duplicate(position.digest_key);
      toasts.success(t('positions:done.duplicate', { title: position.title }));
      void navigate(paths.jobPosting(copy.digest_key));
    });

  const doDelete = (position: Named) =>
    succeeds(async () => {
      await remove(position.digest_key);
      toasts.success(t('positions:done.delete', { title: position.title }));
    });

  return { publish: doPublish, close: doClose, duplicate: doDuplicate, remove: doDelete };
}
