// Actions 15 and 16: marks applicants hired or not hired (APP-027).
import type { MarkHiredParams } from '@onward/domain/applicants/actions/catalog/mark-hired';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { Effect } from '../action-effect.ts';
import { announceHire } from '../announce-hire.ts';
import type { Selected } from '../lock-selection.ts';
import { setStatus, withHistory } from './set-status.ts';

/** The hire date defaults to today at the job's location. */
export const markHired: Effect<MarkHiredParams> = async (context, selected, params) => {
  const dayOf = ({ time_zone }: Selected) => params.hired_date ?? dayIn(context.now, time_zone);
  const hiredDates = new Map(selected.map((row) => [row.id, dayOf(row)]));
  const changed = await setStatus(context, selected, { event: 'mark_hired', hiredDates });
  for (const { id } of changed) await announceHire(context, id);
  return withHistory(context, changed, (id) => ({ action: 'hired', detail: { hired_date: hiredDates.get(id) } }));
};

export const markNotHired: Effect = async (context, selected) => {
  const changed = await setStatus(context, selected, { event: 'mark_not_hired', hiredDates: null });
  return withHistory(context, changed, () => ({ action: 'not_hired' }));
};
