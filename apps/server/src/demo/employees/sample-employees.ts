// Employees of the demo, in every status, some with open issues and documents that expire. Needs the running application,
// because sensitive values are stored encrypted; runs once, when the demo has just been loaded.
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import { insertAttachment } from '../../modules/employees/documents/attachments.queries.ts';
import { sealAccounts, sealValue } from '../../modules/employees/information/sealed-values.ts';
import { insertDrafts } from '../../modules/employees/record/add-employee.ts';
import type { EmployeeDraft } from '../../modules/employees/record/employee-draft.ts';
import { refreshIssues } from '../../modules/employees/record/refresh-issues.ts';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { NamesCache } from '../../platform/names-cache.ts';
import { onePagePdf } from '../applicants/resumes.ts';
import { LARKFIELD } from '../companies.ts';
import { ZONE } from '../working-day.ts';
import { type DemoEmployee, type DemoPlace, employeesOf } from './employee-stories.ts';

const ADDER = 'super.admin@larkfield.test';

interface Ground {
  companyId: number;
  staffId: number;
  userId: number;
}

export async function loadSampleEmployees(app: App): Promise<void> {
  const ground = await inSystem(app.pool, findGround);
  if (!ground) return;
  await inCompany(app.pool, ground.companyId, async (tx) => {
    const now = app.clock();
    const today = dayIn(now, ZONE);
    const people = employeesOf(await placesOf(tx, ground.companyId), today);
    const call = callOf(tx, ground, now);
    const ids = await insertDrafts(app, call, people.map(draftOf(app, ground.companyId)), 'created');
    await endEmployments(tx, ground.companyId, people, ids);
    await addDocuments(app, tx, ground, { people, ids, today, now });
    await refreshIssues(tx, ground.companyId, ids, now);
  });
}

/** Null when there are employees already. */
async function findGround(tx: Transaction): Promise<Ground | undefined> {
  const { rows } = await tx.client.query<Ground>(
    `select c.id as "companyId", s.id as "staffId", s.user_id as "userId" from companies c
     join company_staffs s on s.company_id = c.id and s.email = $2
     where c.digest_key = $1 and not exists (select from employees e where e.company_id = c.id)`,
    [LARKFIELD.digestKey, ADDER],
  );
  return rows[0];
}

async function placesOf(tx: Transaction, companyId: number): Promise<DemoPlace[]> {
  const { rows } = await tx.client.query<DemoPlace>(
    `select l.id as "locationId", coalesce(array_agg(distinct p.department_id) filter (where p.department_id is not null),
       '{}') as "departmentIds", array_agg(distinct p.title) as titles
     from locations l join positions p on p.company_id = l.company_id and p.location_id = l.id and p.status <> 'deleted'
     where l.company_id = $1 and l.deleted_at is null group by l.id order by l.id`,
    [companyId],
  );
  return rows;
}

const callOf = (tx: Transaction, { companyId, staffId, userId }: Ground, now: Date): CompanyCall => ({
  tx,
  access: { companyId, staffId, userId } as CompanyAccess,
  names: new NamesCache(),
  now,
  language: 'en',
  requestId: 'demo',
});

const draftOf =
  (app: App, company_id: number) =>
  (person: DemoEmployee, number: number): EmployeeDraft => ({
    employee_number: null,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    phone: person.phone,
    region_number: '1',
    language: number % 9 === 4 ? 'es' : 'en',
    application_id: null,
    position_id: null,
    location_id: person.locationId,
    department_id: person.departmentId,
    rehired_from: null,
    hired_date: person.hiredDate,
    start_date: dayAfter(person.hiredDate, 2),
    information: (employee_id) => {
      const row = { company_id, employee_id };
      return {
        legal_first_name: person.firstName,
        legal_last_name: person.lastName,
        gender: person.gender,
        ssn: person.ssn === null ? null : sealValue(app, 'ssn', row, person.ssn),
        date_of_birth: sealValue(app, 'date_of_birth', row, person.dateOfBirth),
        job_title: person.jobTitle,
        employment_type: person.employmentType,
        work_state: 'GA',
        pay_rate: person.payRate === null ? null : sealValue(app, 'pay_rate', row, String(person.payRate)),
        pay_unit: person.payRate === null ? null : 'hour',
        flsa_status: 'non_exempt',
        effective_date: person.payRate === null ? null : person.hiredDate,
        bank_accounts:
          number % 4 === 0
            ? sealAccounts(app, row, [
                {
                  bank_name: 'Peachtree Credit Union',
                  account_type: 'checking',
                  routing_number: '021000021',
                  account_number: `7700${String(100_000 + number)}`,
                  split: 'remainder',
                  value: null,
                },
              ])
            : null,
        ...(person.hasAddress && {
          address_line_1: `${100 + number} Candler Park Dr`,
          city: 'Atlanta',
          state: 'GA',
          postal_code: '30307',
        }),
      };
    },
  });

async function endEmployments(
  tx: Transaction,
  companyId: number,
  people: readonly DemoEmployee[],
  ids: readonly number[],
): Promise<void> {
  const ended = people.flatMap(({ status, endDate }, at) =>
    status === 'active' ? [] : [{ id: ids[at], status, endDate }],
  );
  await tx.client.query(
    `update employees e set status = n.status, end_date = n."endDate",
       status_reason = case n.status when 'suspended' then 'Leave of absence' else 'Found another job' end
     from jsonb_to_recordset($2::jsonb) as n (id bigint, status text, "endDate" date)
     where e.company_id = $1 and e.id = n.id`,
    [companyId, JSON.stringify(ended)],
  );
}

interface Loaded {
  people: readonly DemoEmployee[];
  ids: readonly number[];
  today: string;
  now: Date;
}

async function addDocuments(
  app: App,
  tx: Transaction,
  { companyId, staffId }: Ground,
  { people, ids, today, now }: Loaded,
): Promise<void> {
  for (const [at, { firstName, lastName, documents }] of people.entries()) {
    for (const { name, daysLeft } of documents) {
      const expiresOn = dayAfter(today, daysLeft);
      const bytes = onePagePdf([name, `${firstName} ${lastName}`, `Valid until ${expiresOn}`]);
      const storage_key = `${companyId}/demo-document-${at}`;
      await app.files.put(storage_key, bytes, 'application/pdf');
      const file = { content_type: 'application/pdf', byte_size: bytes.length, storage_key };
      const employeeId = ids[at] ?? 0;
      await insertAttachment(
        tx,
        companyId,
        { employeeId, category: 'certification', source: 'uploaded', name: `${name}.pdf`, file, expiresOn, staffId },
        now,
      );
    }
  }
}
