// Sends one email to several employees; those without an address are named (EMP-004).

import type { messageEmployees as endpoint } from '@onward/contract/employees/employees';
import type { BodyOf, ResponseOf } from '@onward/contract/endpoint';
import { chooseLanguage } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import { noAccess, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import { recordChanges } from '../../platform/record-change.ts';
import { companyName } from './employees.mail.ts';
import * as employees from './employees.queries.ts';
import { recordEmployeeChanges } from './record/employee-changes.ts';

export async function messageEmployees(
  app: App,
  call: CompanyCall,
  { employee_ids, subject, body }: BodyOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const { rows } = await tx.client.query<Pick<employees.EmployeeRow, 'id' | 'name' | 'email' | 'language' | 'status'>>(
    `select e.id, e.name, e.email, e.language, e.status from employees e
     left join locations l on l.company_id = e.company_id and l.id = e.location_id
     where ${employees.IN_SCOPE} and e.id = any($6::bigint[]) order by e.id`,
    [...employees.scopeValues(access), employee_ids],
  );
  if (rows.length < employee_ids.length) throw noAccess('out_of_scope');
  if (rows.some(({ status }) => status === 'terminated')) throw wrongState('employee_message_terminated');
  const footer = await companyName(tx, companyId);
  const reached = rows.filter(({ email }) => email !== null);
  for (const { email, language } of reached) {
    const t = translator(chooseLanguage([language], app.config.environment));
    const mail = composeMail(t, { subject: subject.trim(), paragraphs: [body.trim()], footer });
    await app.outbox.sendEmail(tx, { companyId, to: email ?? '', ...mail });
  }
  const author = { tx, companyId, staffId, now };
  await recordEmployeeChanges(
    app,
    author,
    reached.map(({ id }) => ({ employeeId: id, event: 'messaged', part: 'record', after: subject.trim() })),
  );
  await recordChanges(
    call,
    reached.map(({ id }) => ({ event: 'employee_messaged', subjectType: 'employee', subjectId: id })),
  );
  const skipped = rows.filter(({ email }) => email === null).map(({ id, name }) => ({ id, name }));
  return { sent_count: reached.length, skipped };
}
