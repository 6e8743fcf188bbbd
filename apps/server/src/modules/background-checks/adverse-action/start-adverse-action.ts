// Starts an adverse action: the first notice is written and sent by a job, and the waiting time counts from that day
// (CHK-006, CHK-013).
import type { startAdverseAction } from '@onward/contract/background-checks/application-checks';
import type { BodyOf } from '@onward/contract/endpoint';
import { decideApplicantEvent } from '@onward/domain/applicants/statuses';
import { waitingEndsOn } from '@onward/domain/background-checks/adverse-action';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { longDay } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { APPLICATION_UPDATED, announceApplication, findApplication } from '../../applicants/applicants.service.ts';
import { taskLinkOfVisit } from '../../careers/careers.service.ts';
import { sealLetter } from '../../documents/documents.service.ts';
import { changeCheck, visitOf } from '../change-check.ts';
import { type CheckedPerson, findPerson, languageOf } from '../check-people.ts';
import { writeOfCheck } from '../checks.mail.ts';
import * as checks from '../checks.queries.ts';
import { type Finding, readFindings, readItems, sealItems } from '../findings.ts';
import { keepLetter } from '../letter-files.ts';
import type { CheckJob } from '../ordering/create-check.ts';
import type { DecisionCall, OwnCheck } from '../read-checks.ts';
import * as adverse from './adverse-actions.queries.ts';
import { preLetter } from './adverse-letters.ts';
import { FINAL_TASK, finalKey, finalNoticeAt } from './final-notice-time.ts';

export const PRE_NOTICE_TASK = 'background_checks.pre_notice';

export async function start(
  app: App,
  { tx, access, now }: DecisionCall,
  { check, application, person }: OwnCheck,
  body: BodyOf<typeof startAdverseAction>,
): Promise<void> {
  if (!decideApplicantEvent(application.status, 'reject').allowed) throw wrongState('checks.not_in_progress');
  await changeCheck(tx, application, check, {
    event: 'start_adverse_action',
    action: 'check_pre_adverse',
    actor: 'staff',
    staffId: access.staffId,
    now,
  });
  const items = chosenItems(readFindings(app, check), body.items);
  const { company_id, id: check_id } = check;
  await adverse.insert(tx, {
    company_id,
    check_id,
    started_by: access.staffId,
    items: sealItems(app, check, items),
    message: body.message?.trim() || null,
    ...datesFrom(now, person),
  });
  const job: CheckJob = { company_id, check_id };
  await enqueue(tx, PRE_NOTICE_TASK, job, { key: `checks:${company_id}:${check_id}:pre` });
}

function chosenItems(findings: readonly Finding[], ids: readonly string[]): Finding[] {
  if (ids.length === 0 && findings.length > 0) throw fieldInvalid('items', 'required');
  const chosen = findings.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) throw fieldInvalid('items', 'unknown_record');
  return chosen;
}

function datesFrom(now: Date, { time_zone }: CheckedPerson) {
  const notice_day = dayIn(now, time_zone);
  return { notice_day, waits_until: waitingEndsOn(notice_day) };
}

/** Also when the report was disputed before the notice was sent: without it, the waiting time would never end. */
const isNoticeOwed = ({ status }: checks.CheckRow): boolean => status === 'pre_adverse_action' || status === 'dispute';

/** State, message, and the final notice's job are one transaction, so a crash in between sends nothing twice. */
export async function sendPreNotice(app: App, job: CheckJob): Promise<void> {
  const { company_id: companyId, check_id: checkId } = job;
  const found = await inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.find(tx, companyId, checkId);
    const action = await adverse.find(tx, companyId, checkId);
    const person = check && (await findPerson(tx, companyId, check.application_id));
    return check && action && person ? { check, action, person } : undefined;
  });
  if (!found || found.action.pre_at || !isNoticeOwed(found.check)) return;
  const { person } = found;
  const now = app.clock();
  const language = languageOf(person, app.config.environment);
  const action = { ...found.action, ...datesFrom(now, person) };
  const letter = preLetter({ person, language, action, items: readItems(app, action), now });
  const bytes = await sealLetter(app, letter);
  await inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.lock(tx, companyId, checkId);
    const current = await adverse.find(tx, companyId, checkId);
    const application = check && (await findApplication(tx, companyId, check.application_id));
    if (!check || !isNoticeOwed(check) || !application || !current || current.pre_at) return;
    const { notice_day, waits_until } = action;
    const pre_letter_key = await keepLetter(app, check, 'pre', bytes);
    await adverse.update(tx, action, { notice_day, waits_until, pre_at: now, pre_letter_key });
    if (check.status === 'pre_adverse_action')
      await enqueue(tx, FINAL_TASK, job, { key: finalKey(job), runAt: finalNoticeAt(waits_until, person.time_zone) });
    const link = (await taskLinkOfVisit(app, tx, visitOf(check))) ?? '';
    const until = longDay(waits_until, language);
    await writeOfCheck(app, tx, application, person, { name: 'pre', link, until, message: current.message });
    await announceApplication(tx, application, [APPLICATION_UPDATED]);
  });
}
