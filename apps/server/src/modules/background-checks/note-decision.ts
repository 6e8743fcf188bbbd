// What was considered before a decision; only those who may order checks see it.
import type { CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';
import { APPLICATION_UPDATED, announceApplication } from '../applicants/applicants.service.ts';
import * as checks from './checks.queries.ts';
import type { OwnCheck } from './read-checks.ts';

export async function noteDecision(
  call: CompanyCall,
  { check, application }: OwnCheck,
  note: string | null,
): Promise<void> {
  const decision_note = note?.trim() || null;
  if (decision_note === check.decision_note) return;
  await checks.update(call.tx, check, { decision_note });
  // The audit says that it was changed, not what it says.
  await recordChange(call, {
    event: 'check_decision_noted',
    subjectType: 'application_background_check',
    subjectId: check.id,
  });
  await announceApplication(call.tx, application, [APPLICATION_UPDATED]);
}
