// Somebody asks for a questionnaire to be sent again, after the reason was mended.
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import { notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { lockForStaff } from '../running/lock-run.ts';
import { presentOneAction } from '../running/run.presenter.ts';
import * as runs from '../running/runs.queries.ts';
import * as screenings from './screenings.queries.ts';
import { restart } from './send-screening.ts';

export async function retryScreening(call: CompanyCall, id: number): Promise<EmployeeAction> {
  const { tx, access, now } = call;
  const action = await runs.findAction(tx, access.companyId, id);
  const found = action && (await runs.findRun(tx, access.companyId, action.process_id));
  if (!action || !found) throw notFound();
  const { run, employee } = await lockForStaff(call, found);
  const row = await screenings.lock(tx, { company_id: access.companyId, action_id: id });
  if (!row) throw notFound();
  if (row.status === 'sent') throw wrongState('screening_sent');
  await restart(tx, row, now);
  await recordChange(call, {
    event: 'screening_sent_again',
    subjectType: 'employee_onboarding_action',
    subjectId: id,
  });
  return presentOneAction(call, run, employee, id);
}
