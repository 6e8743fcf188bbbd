// The link of the portal, and sending it (ONB-036, ONB-040).
import { LINK_TAG, linkProblems, withLink } from '@onward/domain/onboarding/links';
import { nextReminderAt } from '@onward/domain/onboarding/reminders';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { validationFailed } from '../../../platform/http/errors.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';
import { type EmployeeMail, writeEmail, writeText } from '../onboarding.mail.ts';
import { recordOnboardingEvents } from '../running/onboarding-events.ts';
import { recordHistories } from '../running/record-histories.ts';
import type * as runs from '../running/runs.queries.ts';
import * as store from '../running/runs.write-queries.ts';

function portalLink(app: App, run: Pick<runs.RunRow, 'company_id' | 'digest_key' | 'token'>): string {
  const token = app.encryption.decrypt(run.token, placeIn('employee_onboarding_processes.token', run));
  return `${app.config.publicUrl}/onboarding-portal/${run.digest_key}?token=${token}`;
}

export interface LinkInput {
  send_sms?: boolean;
  send_email?: boolean;
  message?: string;
}

export const wantsLink = ({ send_sms, send_email }: LinkInput): boolean => send_sms === true || send_email === true;

/** Refuses by field what can't be sent. */
export function requireSendable(
  employee: EmployeeRow,
  { send_sms = false, send_email = false, message = '' }: LinkInput,
): void {
  const problems = Object.entries(linkProblems({ send_sms, send_email }, employee, message));
  if (problems.length > 0) {
    throw validationFailed(
      Object.fromEntries(problems.map(([field, key]) => [field, [{ key: `onboarding.link_${key}` }]])),
    );
  }
}

interface Sending {
  app: App;
  tx: Transaction;
  run: runs.RunRow;
  employee: EmployeeRow;
  now: Date;
}

/** The first link starts the clock of reminders (ONB-049). */
export async function sendLink(
  { app, tx, run, employee, now }: Sending,
  { send_sms = false, send_email = false, message = '' }: LinkInput,
  staffId: number | null,
): Promise<Date> {
  await deliver({ app, tx, run, employee, now }, 'link', { send_sms, send_email }, message);
  const channels = [...(send_sms ? (['sms'] as const) : []), ...(send_email ? (['email'] as const) : [])];
  const isFirst = run.last_link_sent_at === null;
  await store.updateRun(tx, run, {
    last_link_sent_at: now,
    link_channels: channels,
    ...(isFirst && { next_reminder_at: nextReminderAt(now, 0), reminders_sent: 0 }),
  });
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now }, [
    { event: 'link_sent', staffId, details: { channels: channels.join(', ') } },
  ]);
  await recordHistories(tx, { employee, staffId, now }, { event: 'onboarding_link_sent' });
  return now;
}

/** By the channels that were used last; by text message if possible when none was. */
export async function writeByLastChannels(sending: Sending, mail: EmployeeMail, more?: string): Promise<void> {
  const { run, employee } = sending;
  const isFirst = run.link_channels.length === 0;
  const send_sms = employee.phone !== null && (isFirst || run.link_channels.includes('sms'));
  const send_email = employee.email !== null && (!send_sms || run.link_channels.includes('email'));
  await deliver(sending, mail, { send_sms, send_email }, '', more);
}

async function deliver(
  { app, tx, run, employee }: Sending,
  mail: EmployeeMail,
  { send_sms, send_email }: { send_sms: boolean; send_email: boolean },
  message: string,
  more?: string,
): Promise<void> {
  if (!send_sms && !send_email) return;
  const link = portalLink(app, run);
  const to = { ...employee, language: run.language };
  const number = globalPhoneNumber(employee.phone, employee.region_number);
  if (send_sms && number) {
    await writeText(app, tx, to, mail, {
      link,
      number,
      more,
      written: message ? withLink(filled(message, employee), link) : null,
    });
  }
  if (send_email) {
    await writeEmail(app, tx, to, mail, {
      link,
      more,
      written: message ? filled(message, employee).replaceAll(LINK_TAG, link) : null,
    });
  }
}

/** Words that a sender may use in place of names. */
const filled = (message: string, { name, location_name }: EmployeeRow): string =>
  message.replaceAll('{first_name}', name.split(' ')[0] ?? name).replaceAll('{location_name}', location_name ?? '');
