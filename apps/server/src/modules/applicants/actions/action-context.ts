// Who performs an action on applicants and when, and the events and history it leaves.
import type { HistoryAction } from '@onward/domain/applicants/history';
import type { Language } from '@onward/domain/platform/languages';
import type { Permission } from '@onward/domain/staff/permissions';
import type { Scope } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvents } from '../../../platform/events/record-event.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { APPLICATION_CLOSED, APPLICATION_UPDATED, placeOf } from '../stages/application-events.ts';
import type { Changed } from '../stages/change-stage-status.ts';
import { recordHistory } from '../stages/record-history.ts';
import type { Selected } from './lock-selection.ts';

export interface ActionContext {
  tx: Transaction;
  companyId: number;
  staffId: number;
  /** What the team member may reach. */
  scope: Scope;
  permissions: readonly Permission[];
  /** Messages in the team member's name are written in their language. */
  language: Language;
  now: Date;
  /** The request of the team member; null in the background, where nobody is signed in. */
  call: CompanyCall | null;
  /** Until then the action can be undone, and nothing leaves the company. */
  holdUntil: Date;
}

export interface ActionLine {
  applicationId: number;
  action: HistoryAction;
  detail?: Record<string, unknown>;
}

/** Attributed to the team member. */
export const recordAction = (
  { tx, companyId, staffId, now }: Pick<ActionContext, 'tx' | 'companyId' | 'staffId' | 'now'>,
  lines: readonly ActionLine[],
): Promise<void> =>
  recordHistory(
    tx,
    companyId,
    lines.map((line) => ({ ...line, actor: 'staff', staffId, now })),
  );

/** Open screens reload these applicants. */
export const announceChanged = (
  { tx, companyId, staffId }: ActionContext,
  selected: readonly Selected[],
): Promise<void> =>
  recordEvents(
    tx,
    selected.map((row) => ({
      companyId,
      name: APPLICATION_UPDATED,
      subjectId: row.id,
      actorStaffId: staffId,
      scope: placeOf(row),
    })),
  );

/** Interviews and tasks are canceled once the action can no longer be undone. */
export const announceClosed = (
  { tx, companyId, staffId, holdUntil }: ActionContext,
  selected: readonly Selected[],
  changed: readonly Pick<Changed, 'id'>[],
): Promise<void> => {
  const closed = new Set(changed.map(({ id }) => id));
  return recordEvents(
    tx,
    selected
      .filter(({ id }) => closed.has(id))
      .map((row) => ({
        companyId,
        name: APPLICATION_CLOSED,
        subjectId: row.id,
        actorStaffId: staffId,
        scope: placeOf(row),
        hold: { until: holdUntil, key: `closed:${companyId}:${row.id}` },
      })),
  );
};
