// Records a change to a company record: in the audit log, and as an event for those who may see it (PLT-055, NTF-022).
import type { ScopedRecord } from '@onward/domain/staff/scope';
import { recordAudits } from './audit.ts';
import { recordEvents } from './events/record-event.ts';
import type { EditingCall } from './http/route.ts';

export interface RecordedChange {
  /** What was done, as named in the audit log, e.g. `department_created`. */
  event: string;
  subjectType: string;
  subjectId: number;
  changes?: Record<string, unknown>;
  /** The event for open screens and other rooms; none for changes that concern nobody else. */
  announce?: { name: string; subjectId?: number; scope?: ScopedRecord };
}

export const recordChange = (call: Actor, change: RecordedChange): Promise<void> => recordChanges(call, [change]);

type Actor = Pick<EditingCall, 'tx' | 'requestId'> & {
  access: Pick<EditingCall['access'], 'companyId' | 'userId' | 'staffId'>;
};

export async function recordChanges(
  { tx, access, requestId }: Actor,
  recorded: readonly RecordedChange[],
): Promise<void> {
  const { companyId, userId, staffId } = access;
  await recordAudits(
    tx,
    recorded.map(({ announce: _announce, ...entry }) => ({ companyId, userId, requestId, ...entry })),
  );
  await recordEvents(
    tx,
    recorded.flatMap(({ announce, subjectId }) =>
      announce ? [{ companyId, subjectId, actorStaffId: staffId, ...announce }] : [],
    ),
  );
}
