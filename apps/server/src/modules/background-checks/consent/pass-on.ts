// The job after consent: gives the identity of the applicant to the provider, which starts the report, and removes it
// here (CHK-010). A report costs money, so an attempt that may have succeeded is looked up before it is repeated.
import { type ConsentInput, splitLegalName } from '@onward/domain/background-checks/consent';
import { ssnDigits } from '@onward/domain/platform/contact/ssn';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { CheckrClient } from '../../../providers/checkr/checkr-client.ts';
import type { CandidateDraft, WorkLocation } from '../../../providers/checkr/checkr-resources.ts';
import {
  APPLICATION_UPDATED,
  announceApplication,
  findApplication,
  recordHistory,
} from '../../applicants/applicants.service.ts';
import { problemBehind, withCheckr } from '../../integrations/integrations.service.ts';
import { findPerson } from '../check-people.ts';
import * as checks from '../checks.queries.ts';
import { notifyOfCheck } from '../notify-of-check.ts';
import { type CheckJob, providerQueue } from '../ordering/create-check.ts';

export const PASS_ON_TASK = 'background_checks.pass_on';

/** One after another with everything else that asks the provider about this check: two at once would order twice. */
export const passOnLater = (tx: Transaction, job: CheckJob): Promise<void> =>
  enqueue(tx, PASS_ON_TASK, job, {
    key: `checks:${job.company_id}:${job.check_id}:pass_on`,
    queue: providerQueue(job),
  });

type Identity = ConsentInput;

const placeOfIdentity = ({ company_id, id }: Pick<checks.CheckRow, 'company_id' | 'id'>) =>
  placeIn('application_background_checks.identity', { company_id, id });

export const sealIdentity = (app: App, check: checks.CheckRow, identity: Identity): Buffer =>
  app.encryption.encrypt(JSON.stringify(identity), placeOfIdentity(check));

const openIdentity = (app: App, check: checks.CheckRow, sealed: Buffer): Identity =>
  JSON.parse(app.encryption.decrypt(sealed, placeOfIdentity(check)));

export async function passOn(app: App, { company_id: companyId, check_id: checkId }: CheckJob): Promise<void> {
  const found = await inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.find(tx, companyId, checkId);
    return check && { check, place: await findWorkLocation(tx, check) };
  });
  if (!found?.check.identity || found.check.problem) return;
  const { check, place } = found;
  // Canceled since the applicant agreed: nothing is ordered any more.
  if (check.status !== 'pending' || check.report_id) return finish(app, check, check.report_id);
  const identity = openIdentity(app, check, found.check.identity);
  try {
    const reportId = await withCheckr(app, companyId, (client) => orderReport(app, client, { check, identity, place }));
    await finish(app, check, reportId);
  } catch (error) {
    const problem = problemBehind(error);
    if (problem?.kind !== 'refused') throw error;
    await recordProblem(app, check, problem.message);
  }
}

interface ReportOrder {
  check: checks.CheckRow;
  identity: Identity;
  place: WorkLocation;
}

async function orderReport(app: App, client: CheckrClient, order: ReportOrder): Promise<string> {
  const { check, place } = order;
  const candidateId = check.candidate_id ?? (await createCandidate(app, client, order));
  const known = check.candidate_id && (await client.getCandidate(candidateId)).report_ids[0];
  if (known) return known;
  const report = await client.createReport({
    candidate_id: candidateId,
    package: check.package.slug,
    work_locations: [place],
    ...(check.node !== null && { node: check.node }),
  });
  return report.id;
}

/** Stored before the report is ordered, so that the next attempt finds an order whose answer was lost. */
async function createCandidate(app: App, client: CheckrClient, { check, identity, place }: ReportOrder) {
  const { id } = await client.createCandidate(candidateOf(check, identity, place));
  await inCompany(app.pool, check.company_id, (tx) => checks.update(tx, check, { candidate_id: id }));
  return id;
}

function candidateOf({ id }: checks.CheckRow, identity: Identity, place: WorkLocation): CandidateDraft {
  const { first, middle, last } = splitLegalName(identity.full_legal_name);
  return {
    first_name: first,
    ...(middle === '' ? { no_middle_name: true } : { middle_name: middle }),
    last_name: last,
    email: identity.email?.trim() ?? '',
    dob: identity.date_of_birth.trim(),
    ssn: ssnDigits(identity.ssn),
    zipcode: identity.postal_code.trim(),
    work_locations: [place],
    custom_id: String(id),
  };
}

/** Null when nothing was ordered because the check had ended. */
const finish = (app: App, { company_id, id }: checks.CheckRow, reportId: string | null): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const check = await checks.lock(tx, company_id, id);
    if (!check) return;
    await checks.update(tx, check, { identity: null, ...(reportId !== null && { report_id: reportId }) });
    const application = await findApplication(tx, company_id, check.application_id);
    if (application) await announceApplication(tx, application, [APPLICATION_UPDATED]);
  });

/** The provider said no: staff see its words, and cancel or correct the connection. */
const recordProblem = (app: App, { company_id, id }: checks.CheckRow, problem: string): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const check = await checks.lock(tx, company_id, id);
    const application = check && (await findApplication(tx, company_id, check.application_id));
    const person = check && (await findPerson(tx, company_id, check.application_id));
    if (check?.status !== 'pending' || !application || !person) return;
    const now = app.clock();
    await checks.update(tx, check, { problem, identity: null });
    await recordHistory(tx, company_id, [
      { applicationId: application.id, actor: 'system', action: 'check_failed', now },
    ]);
    await announceApplication(tx, application, [APPLICATION_UPDATED]);
    await notifyOfCheck(tx, check, person, 'failed');
  });

async function findWorkLocation(tx: Transaction, { company_id, location_id }: checks.CheckRow): Promise<WorkLocation> {
  const [row] = await tx.prepared<{ country: string | null; state: string | null; city: string | null }>(
    'checks_work_location',
    `select country_code as country, state_code as state, city from locations where company_id = $1 and id = $2`,
    [company_id, location_id],
  );
  return { country: row?.country ?? 'US', state: row?.state ?? '', city: row?.city ?? '' };
}
