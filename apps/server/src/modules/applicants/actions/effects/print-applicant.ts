// Action 19: the browser builds the printed page; the server records that it was printed (APP-035).
import { recordAction } from '../action-context.ts';
import { type Effect, unchanged } from '../action-effect.ts';

export const printApplicant: Effect = async (context, selected) => {
  await recordAction(
    context,
    selected.map(({ id }) => ({ applicationId: id, action: 'printed' })),
  );
  return { changed: unchanged(selected), skipped: [] };
};
