// The private notice about a mismatch, by email: without links, numbers, and details, because others may see the screen.
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { composeMail } from '../../../platform/outbox/mail-layout.ts';
import { companyName, type EmployeeRow } from '../../employees/employees.service.ts';

/** False when there is no address to write to. */
export async function writeNotice(
  app: App,
  tx: Transaction,
  employee: EmployeeRow,
  language: Language,
): Promise<boolean> {
  if (employee.email === null) return false;
  const t = translator(language);
  const company = await companyName(tx, employee.company_id);
  const values = { firstName: employee.name.split(' ')[0] ?? employee.name, company };
  const mail = composeMail(t, {
    subject: t('everify-letters:mail.subject', values),
    heading: t('everify-letters:mail.heading', values),
    paragraphs: [t('everify-letters:mail.body', values), t('everify-letters:mail.rights', values)],
    footer: company,
  });
  await app.outbox.sendEmail(tx, { companyId: employee.company_id, to: employee.email, ...mail });
  return true;
}
