// Emails to employees, in their language.
import { chooseLanguage } from '@onward/domain/platform/languages';
import { longDay } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import type { EmployeeRow } from './employees.queries.ts';

export type EmployeeMail = 'document_expires' | 'document_requested' | 'direct_deposit_changed';

type Recipient = Pick<EmployeeRow, 'company_id' | 'name' | 'email' | 'language'>;

/** False when there is no address to write to. Texts are under `employee-records:mail.<name>`. */
export async function writeToEmployee(
  app: App,
  tx: Transaction,
  { company_id, name, email, language: chosen }: Recipient,
  mail: EmployeeMail,
  { document = '', day }: { document?: string; day?: string } = {},
): Promise<boolean> {
  if (email === null) return false;
  const language = chooseLanguage([chosen], app.config.environment);
  const t = translator(language);
  const company = await companyName(tx, company_id);
  const values = { name: firstNameOf(name), company, document, day: day ? longDay(day, language) : '' };
  const text = composeMail(t, {
    subject: t(`employee-records:mail.${mail}.subject`, values),
    heading: t(`employee-records:mail.${mail}.heading`, values),
    paragraphs: [t(`employee-records:mail.${mail}.body`, values)],
    footer: company,
  });
  await app.outbox.sendEmail(tx, { companyId: company_id, to: email, ...text });
  return true;
}

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

export async function companyName(tx: Transaction, companyId: number): Promise<string> {
  const { rows } = await tx.client.query<{ name: string }>('select name from companies where id = $1', [companyId]);
  return rows[0]?.name ?? '';
}
