// Sends a hired applicant to payroll; the employee record is created if there is none (EMP-030, APP-029).
import type { BodyOf } from '@onward/contract/endpoint';
import type { PayrollTransfer, sendApplicantToPayroll } from '@onward/contract/payroll/payroll';
import type { SendToPayrollParams } from '@onward/domain/applicants/actions/catalog/send-to-payroll-provider';
import type { InformationGroup, InformationValues } from '@onward/domain/employees/information';
import { groupOfField } from '@onward/domain/payroll/preflight';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { App } from '../../platform/app.ts';
import { accessRefused, fieldInvalid } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { type Effect, requireVisible, unchanged } from '../applicants/applicants.service.ts';
import { addEmployee, findByApplication, saveGroup } from '../employees/employees.service.ts';
import { sendEmployee } from './request-transfer.ts';
import { requireProvider } from './require-provider.ts';

type Wanted = BodyOf<typeof sendApplicantToPayroll>;

/** All or nothing: a person who is not ready gets no record either. */
export async function sendApplicant(
  app: App,
  call: CompanyCall,
  applicationId: number,
  { fields = {}, ...wanted }: Wanted,
): Promise<PayrollTransfer> {
  const { tx, access } = call;
  await requireVisible(tx, access, applicationId);
  requireProvider(access, wanted.provider);
  // Two requests at once would both add a record.
  await tx.client.query('select from applications where company_id = $1 and id = $2 for no key update', [
    access.companyId,
    applicationId,
  ]);
  const existing = await findByApplication(tx, access.companyId, applicationId);
  if (existing !== undefined && Object.keys(fields).length > 0) requireEditing(call);
  const employeeId = existing ?? (await addEmployee(app, call, { application_id: applicationId }));
  for (const [group, values] of groupsOf(fields)) await saveGroup(app, call, employeeId, { group, values });
  return sendEmployee(app, call, employeeId, wanted);
}

/** Who onboards people fills in a new record; changing one that exists is for those who keep the records. */
function requireEditing({ access }: CompanyCall): void {
  const permission = 'edit_employee';
  if (holdsPermission(access.permissions, permission)) return;
  throw accessRefused({ allowed: false, reason: 'permission_missing', permission });
}

function groupsOf(fields: NonNullable<Wanted['fields']>): Map<InformationGroup, InformationValues> {
  const groups = new Map<InformationGroup, InformationValues>();
  for (const [field, value] of Object.entries(fields)) {
    const group = groupOfField(field);
    if (group === null) throw fieldInvalid(`fields.${field}`, 'unknown');
    groups.set(group, { ...groups.get(group), [field]: value });
  }
  return groups;
}

/** Action 23. It concerns a single applicant, so a refusal is that of the whole request. */
export const sendApplicantAction =
  (app: App): Effect<SendToPayrollParams> =>
  async ({ call }, selected, { provider, confirm_update }) => {
    if (!call || !provider) {
      return {
        changed: [],
        skipped: selected.map(({ id }) => ({ id, code: 'wrongState', key: 'actions.refusals.one_at_a_time' })),
      };
    }
    for (const { id } of selected) {
      await sendApplicant(app, call, id, { provider, confirm_update: confirm_update ?? false });
    }
    return { changed: unchanged(selected), skipped: [] };
  };
