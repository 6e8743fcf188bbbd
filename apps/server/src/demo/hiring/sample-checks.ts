// Background checks of the demo in every state, made by the product itself with the sandbox as the provider: consents are
// passed on, reports are read, and notices are written for real. Runs once, when the demo has just been loaded.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { changeStageStatus, recordHistory } from '../../modules/applicants/applicants.service.ts';
import { recordDispute } from '../../modules/background-checks/adverse-action/dispute-check.ts';
import { finish, sendFinalLetter } from '../../modules/background-checks/adverse-action/finish-adverse-action.ts';
import { sendPreNotice, start } from '../../modules/background-checks/adverse-action/start-adverse-action.ts';
import { find } from '../../modules/background-checks/checks.queries.ts';
import { consent } from '../../modules/background-checks/consent/check-tasks.service.ts';
import { passOn } from '../../modules/background-checks/consent/pass-on.ts';
import { writeConsentLetter } from '../../modules/background-checks/consent/write-consent-letter.ts';
import { cancel } from '../../modules/background-checks/decide-checks.ts';
import { readFindings } from '../../modules/background-checks/findings.ts';
import { syncNodes } from '../../modules/background-checks/nodes/sync-nodes.ts';
import { type CheckJob, createCheck } from '../../modules/background-checks/ordering/create-check.ts';
import { loadGround, packageOf } from '../../modules/background-checks/ordering/decide-orders.ts';
import { expireInvitation, sendInvitation } from '../../modules/background-checks/ordering/send-invitation.ts';
import { type DecisionCall, requireCheck } from '../../modules/background-checks/read-checks.ts';
import { readReport } from '../../modules/background-checks/results/read-report.ts';
import { taskLinkOfVisit } from '../../modules/careers/careers.service.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { hoursAgo } from '../working-day.ts';

const COMPANY = 'Larkfield Group';
const ORDERER = 'super.admin@larkfield.test';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const ADDRESS = '203.0.113.24';
const PACKAGE = 'standard_plus';

/** Each applicant in a check stage gets the next of these; those who are left keep "not ordered". */
const STATES = [
  'consider',
  'invitation_sent',
  'pending',
  'clear',
  'pre_adverse_action',
  'suspended',
  'dispute',
  'canceled',
  'expired',
  'final_adverse_action',
] as const;
const HOURS_APART = 9;
type SampleState = (typeof STATES)[number];

/** What the provider does, and the last name that makes the sandbox wait with it. */
const PROVIDER_ACTIONS: Partial<Record<SampleState, 'clear' | 'consider' | 'suspend'>> = {
  clear: 'clear',
  suspended: 'suspend',
  consider: 'consider',
  pre_adverse_action: 'consider',
  dispute: 'consider',
  final_adverse_action: 'consider',
};
const WAITING_NAME = 'Pending';

interface Sample {
  companyId: number;
  applicationId: number;
  /** When the applicant came to this stage. */
  since: Date;
  stageEntry: number;
  locationId: number;
  firstName: string;
  lastName: string;
  ordererId: number;
}

export async function loadSampleChecks(app: App): Promise<void> {
  const samples = await inSystem(app.pool, findSamples);
  const [first] = samples;
  if (!first) return;
  await syncNodes(app, { company_id: first.companyId });
  for (const [index, sample] of samples.entries()) {
    const earlier = hoursAgo(app, (index + 1) * HOURS_APART, sample.since);
    await make(earlier, sample, STATES[index % STATES.length] ?? 'invitation_sent');
  }
}

/** Empty when there are checks already, or Checkr is not connected. */
async function findSamples(tx: Transaction): Promise<Sample[]> {
  const { rows } = await tx.client.query<Sample>(
    `select a.company_id as "companyId", a.id as "applicationId", a.stage_entered_at as "since", a.stage_entry as "stageEntry",
       p.location_id as "locationId", a.first_name as "firstName", a.last_name as "lastName", w.id as "ordererId"
     from applications a
     join companies c on c.id = a.company_id and c.name = $1
     join integrations i on i.company_id = a.company_id and i.nickname = 'checkr' and i.status = 'active'
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join stages s on s.company_id = a.company_id and s.id = a.stage_id and s.stage_type = 'background_check'
     join company_staffs w on w.company_id = a.company_id and w.email = $2
     where a.status = 'in_progress' and a.email is not null
       and not exists (select from application_background_checks k where k.company_id = a.company_id)
     order by a.id desc limit ${STATES.length}`,
    [COMPANY, ORDERER],
  );
  return rows;
}

async function make(app: App, sample: Sample, state: SampleState): Promise<void> {
  const job = await inCompany(app.pool, sample.companyId, (tx) => order(app, tx, sample));
  if (!job) return;
  await sendInvitation(app, job);
  if (state === 'expired') return expire(app, job);
  if (state === 'canceled') return decide(app, sample, job, (call, own) => cancel(call, own));
  if (state === 'invitation_sent') return;
  await agree(app, sample, job, state);
  await decideAbout(app, sample, job, state);
}

async function order(app: App, tx: Transaction, sample: Sample): Promise<CheckJob | null> {
  const { companyId, applicationId, stageEntry, locationId, ordererId } = sample;
  const now = app.clock();
  const ground = await loadGround(tx, companyId, [applicationId]);
  const ordered = packageOf(ground, PACKAGE);
  const node = ground.nodes.get(locationId);
  if (!ordered || !node) return null;
  await createCheck(
    { tx, companyId, staffId: ordererId, certified: true, now, holdUntil: addSeconds(now, SECONDS.day) },
    { applicationId, stageEntry, package: ordered, locationId, node: node.custom_id },
  );
  await changeStageStatus({ tx, companyId, now }, [applicationId], { to: 'invitation_sent' });
  const detail = { package: ordered.name };
  await recordHistory(tx, companyId, [
    { applicationId, actor: 'staff', staffId: ordererId, action: 'check_ordered', detail, now },
  ]);
  const { rows } = await tx.client.query<{ id: number }>(
    'select max(id) as id from application_background_checks where company_id = $1 and application_id = $2',
    [companyId, applicationId],
  );
  return rows[0] ? { company_id: companyId, check_id: rows[0].id } : null;
}

async function expire(app: App, job: CheckJob): Promise<void> {
  await inCompany(app.pool, job.company_id, (tx) =>
    tx.client.query(
      `update application_background_checks set expires_at = $3::timestamptz - interval '1 hour'
       where company_id = $1 and id = $2`,
      [job.company_id, job.check_id, app.clock()],
    ),
  );
  await expireInvitation(app, job);
}

/** As the applicant would do it on a phone; the number is one that was never issued to a person. */
async function agree(app: App, sample: Sample, job: CheckJob, state: SampleState): Promise<void> {
  const { companyId, applicationId, stageEntry, firstName, lastName } = sample;
  await inCompany(app.pool, companyId, async (tx) => {
    const visit = { company_id: companyId, application_id: applicationId, stage_entry: stageEntry };
    const token = (await taskLinkOfVisit(app, tx, visit))?.split('/').at(-1) ?? '';
    const call = { app, tx, now: app.clock(), language: 'en' as const, address: ADDRESS, userAgent: PHONE };
    await consent(call, token, {
      full_legal_name: `${firstName} ${lastName} ${WAITING_NAME}`,
      date_of_birth: '1999-03-22',
      ssn: '219-08-9999',
      postal_code: '30030',
      agreed: true,
    });
  });
  await passOn(app, job);
  await writeConsentLetter(app, job);
  const action = PROVIDER_ACTIONS[state];
  const check = await inCompany(app.pool, companyId, (tx) => find(tx, companyId, job.check_id));
  if (!action || !check?.report_id) return;
  await fetch(`${app.config.sandbox.url}/checkr/reports/${check.report_id}/${action}`, {
    method: 'POST',
    redirect: 'manual',
  });
  await readReport(app, { applyFacts: async (_tx, application) => application }, job);
}

type Own = Awaited<ReturnType<typeof requireCheck>>;

function decide(
  app: App,
  { companyId, ordererId }: Sample,
  job: CheckJob,
  work: (call: DecisionCall, own: Own) => Promise<void>,
): Promise<void> {
  return inCompany(app.pool, companyId, async (tx) => {
    const access = { companyId, staffId: ordererId, scope: { location: [], department: [], brand: [], position: [] } };
    const call = { tx, access, now: app.clock() } as unknown as DecisionCall;
    await work(call, await requireCheck(call, job.check_id));
  });
}

async function decideAbout(app: App, sample: Sample, job: CheckJob, state: SampleState): Promise<void> {
  if (state !== 'pre_adverse_action' && state !== 'dispute' && state !== 'final_adverse_action') return;
  await decide(app, sample, job, (call, own) =>
    start(app, call, own, {
      items: readFindings(app, own.check).map(({ id }) => id),
      message: 'Please tell us what happened. We would like to hear your side.',
    }),
  );
  await sendPreNotice(app, job);
  if (state === 'dispute')
    await decide(app, sample, job, ({ tx, now }, own) =>
      recordDispute(tx, own, { actor: 'applicant', statement: 'That was not me. The birth date is wrong.', now }),
    );
  if (state !== 'final_adverse_action') return;
  const later = addSeconds(app.clock(), 14 * SECONDS.day);
  await decide(app, sample, job, ({ tx }, own) => finish({ tx, staffId: null, now: later }, own));
  await sendFinalLetter(app, job);
}
