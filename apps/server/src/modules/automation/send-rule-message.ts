// Messages that rules send to applicants: a reminder, or the text of a rejection (JOB-025, JOB-029).
import { channelsOf, isReminder } from '@onward/domain/hiring-processes/rules';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import {
  type ApplicationRow,
  applicantMail,
  findApplication,
  recordHistory,
} from '../applicants/applicants.service.ts';
import { nextTaskOf } from '../careers/careers.service.ts';
import type { RuleRow } from '../hiring-processes/hiring-processes.service.ts';
import { fillForApplicant } from '../messages/messages.service.ts';
import { findRule } from './automation.queries.ts';

export const RULE_MESSAGE_TASK = 'automation.letter';

export interface RuleMessageJob {
  company_id: number;
  application_id: number;
  rule_id: number;
  stage_entry: number;
}

/** Sent by the worker, in the same transaction as its run. */
export const writeSoon = (tx: Transaction, application: ApplicationRow, rule: RuleRow): Promise<void> => {
  const { company_id, id: application_id, stage_entry } = application;
  const mail: RuleMessageJob = { company_id, application_id, rule_id: rule.id, stage_entry };
  return enqueue(tx, RULE_MESSAGE_TASK, mail);
};

export const sendRuleMessage = (app: App, mail: RuleMessageJob): Promise<void> =>
  inCompany(app.pool, mail.company_id, async (tx) => {
    const application = await findApplication(tx, mail.company_id, mail.application_id);
    const rule = await findRule(tx, mail.company_id, mail.rule_id);
    if (application && rule && isStillMeant(application, rule, mail)) await write(app, tx, application, rule);
  });

/** Applicants who have moved on, or whose move was undone, get no message. */
const isStillMeant = (application: ApplicationRow, rule: RuleRow, mail: RuleMessageJob): boolean =>
  application.stage_entry === mail.stage_entry &&
  application.status === (isReminder(rule.kind) ? 'in_progress' : 'rejected');

async function write(app: App, tx: Transaction, application: ApplicationRow, rule: RuleRow): Promise<void> {
  if (!rule.message_template) return;
  const ids = { companyId: application.company_id, applicationId: application.id };
  // The stage's link must exist before it is inserted into the text.
  if (isReminder(rule.kind)) await nextTaskOf(app, tx, application);
  const filled = await fillForApplicant(app, tx, ids, rule.message_template);
  if (!filled) return;
  const { subject, body } = filled;
  const channels = channelsOf(rule.channel);
  await applicantMail.send(app, tx, {
    ...ids,
    ...(channels.includes('email') && {
      email: { subject, heading: subject, paragraphs: body.split(/\n{2,}/).filter((part) => part.trim() !== '') },
    }),
    ...(channels.includes('sms') && { text: body }),
  });
  if (!isReminder(rule.kind)) return;
  await recordHistory(tx, application.company_id, [
    {
      applicationId: application.id,
      actor: 'automation',
      action: 'reminder_sent',
      detail: { rule: rule.kind },
      now: app.clock(),
    },
  ]);
}
