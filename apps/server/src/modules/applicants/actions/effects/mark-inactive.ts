// Action 25: marks applicants inactive (APP-027).
import type { MarkInactiveParams } from '@onward/domain/applicants/actions/catalog/mark-inactive';
import { announceClosed } from '../action-context.ts';
import type { Effect } from '../action-effect.ts';
import { setStatus, withHistory } from './set-status.ts';

export const markInactive: Effect<MarkInactiveParams> = async (context, selected, params) => {
  const changed = await setStatus(context, selected, { event: 'mark_inactive' });
  await announceClosed(context, selected, changed);
  const reason = params.reason?.trim();
  return withHistory(context, changed, () => ({ action: 'inactivated', detail: reason ? { reason } : {} }));
};
