// What would be sent for a person, what is missing, and the exact requests, with sensitive values masked (AHD-013).
import type { PreflightField, Preflight as PreflightResponse } from '@onward/contract/payroll/payroll';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import {
  type PreflightField as Field,
  groupOfField,
  kindOfCode,
  type PreflightProblemAt,
  preflightFields,
  preflightProblems,
} from '@onward/domain/payroll/preflight';
import { hireValue } from '@onward/domain/payroll/providers';
import { maskSsn } from '@onward/domain/platform/contact/ssn';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { App } from '../../platform/app.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { say } from '../../platform/i18n/translate.ts';
import { maskPayload } from '../../providers/payroll/mask-payload.ts';
import { requireVisible } from '../applicants/applicants.service.ts';
import {
  findByApplication,
  loadEmployee,
  type PreviewedRecord,
  previewRecord,
  requireInformation,
} from '../employees/employees.service.ts';
import { payrollClientFor } from '../integrations/integrations.service.ts';
import { presentTransfers } from './payroll.presenter.ts';
import { nameOf, textOfProblem } from './payroll-texts.ts';
import { type PersonToSend, readHire } from './read-hire.ts';
import { requireProvider } from './require-provider.ts';
import * as transfers from './transfers.queries.ts';

export async function checkEmployee(
  app: App,
  call: CompanyCall,
  id: number,
  provider: PayrollProvider,
): Promise<PreflightResponse> {
  const row = await loadEmployee(call, id);
  requireProvider(call.access, provider);
  const information = await requireInformation(call.tx, row);
  return check(app, call, provider, { row, information }, id);
}

/** From the record when there is one; otherwise from what the record would contain. */
export async function checkApplicant(
  app: App,
  call: CompanyCall,
  applicationId: number,
  provider: PayrollProvider,
): Promise<PreflightResponse> {
  const { tx, access } = call;
  await requireVisible(tx, access, applicationId);
  requireProvider(access, provider);
  const employeeId = await findByApplication(tx, access.companyId, applicationId);
  if (employeeId !== undefined) return checkEmployee(app, call, employeeId, provider);
  return check(app, call, provider, await previewRecord(app, call, applicationId), null);
}

async function check(
  app: App,
  call: CompanyCall,
  provider: PayrollProvider,
  record: PreviewedRecord,
  employeeId: number | null,
): Promise<PreflightResponse> {
  const { tx, access, language } = call;
  const client = await payrollClientFor(app, tx, access.companyId, provider);
  const person = await readHire(app, tx, provider, record);
  const problems = preflightProblems(provider, person.hire, person.ours);
  const last =
    employeeId === null ? undefined : await transfers.findOfEmployee(tx, access.companyId, employeeId, provider);
  const refused = last ? await refusedFields(call, last) : new Map<string, string>();
  const [transfer = null] = last ? await presentTransfers(tx, [last], language) : [];
  const rights = rightsOf(access, employeeId);
  const requests = rights.seesRecord && rights.seesPay ? maskPayload(client.writePayload(person.hire)) : [];
  return {
    provider,
    provider_name: nameOf(provider),
    person_name: person.name,
    employee_id: employeeId,
    ready: problems.length === 0,
    fields: preflightFields(provider).map((field) =>
      presentField(call, provider, { field, person, problems, refused, rights }),
    ),
    requests: requests.map(({ method, path, body }) => ({
      method,
      path,
      body: JSON.stringify(body, null, 2),
    })),
    transfer,
  };
}

interface Rights {
  /** What an application says is known to those who hire; a record needs its own permission. */
  seesRecord: boolean;
  seesPay: boolean;
}

const rightsOf = ({ permissions }: CompanyAccess, employeeId: number | null): Rights => ({
  seesRecord: employeeId === null || holdsPermission(permissions, 'view_employee'),
  seesPay: holdsPermission(permissions, 'view_sensitive_pii'),
});

/** What the provider said about fields that nobody has changed since. */
async function refusedFields({ tx }: CompanyCall, last: transfers.TransferRow): Promise<Map<string, string>> {
  if (last.status !== 'failed') return new Map();
  const changed = await transfers.listChangedSince(tx, last.company_id, last.employee_id, last.updated_at);
  return new Map(
    last.errors.flatMap(({ field, message }) =>
      field !== null && message !== undefined && !changed.includes(field) ? [[field, message]] : [],
    ),
  );
}

interface Shown {
  field: Field;
  person: PersonToSend;
  problems: readonly PreflightProblemAt[];
  refused: ReadonlyMap<string, string>;
  rights: Rights;
}

function presentField(
  { language }: CompanyCall,
  provider: PayrollProvider,
  { field, person, problems, refused, rights }: Shown,
): PreflightField {
  const kind = kindOfCode(field);
  const word = kind && person.ours[kind];
  const problem = problems.find((one) => one.field === field)?.problem ?? null;
  const said = refused.get(field);
  const text = problem && textOfProblem(provider, { field, reason: problem, word });
  return {
    field,
    group: groupOfField(field),
    value: shownValue(field, person, rights),
    label: word,
    problem: problem ?? (said === undefined ? null : 'refused'),
    message: text ? say(text, language) : (said ?? null),
  };
}

const HIDDEN = '*****';

function shownValue(field: Field, { hire, ours }: PersonToSend, { seesRecord, seesPay }: Rights): string | null {
  if (field === 'location_id') return ours.location;
  const value = hireValue(hire, field);
  if (value === null || value === '') return null;
  if (!seesRecord || (field === 'pay_unit' && !seesPay)) return HIDDEN;
  if (field === 'ssn') return maskSsn(String(value));
  return field === 'date_of_birth' || field === 'pay_rate' ? HIDDEN : String(value);
}
