// What the actions that change an applicant's status share.
import type { Changed } from '../../stages/change-stage-status.ts';
import { changeStatus, type StatusChange } from '../../stages/change-status.ts';
import { type ActionContext, type ActionLine, recordAction } from '../action-context.ts';
import type { Outcome } from '../action-effect.ts';
import type { Selected } from '../lock-selection.ts';

export const setStatus = (context: ActionContext, selected: readonly Selected[], change: StatusChange) =>
  changeStatus(
    context.tx,
    context,
    selected.map(({ id }) => id),
    change,
  );

export const withHistory = async (
  context: ActionContext,
  changed: readonly Changed[],
  lineOf: (id: number) => Omit<ActionLine, 'applicationId'>,
): Promise<Outcome> => {
  await recordAction(
    context,
    changed.map(({ id }) => ({ applicationId: id, ...lineOf(id) })),
  );
  return { changed, skipped: [] };
};
