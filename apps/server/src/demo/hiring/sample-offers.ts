// Offers of the demo in every state, made by the product itself: their documents are rendered, signed, and sealed for
// real. Runs once, when the demo has just been loaded.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { dayAfter, wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import { changeStageStatus, findApplication, recordHistory } from '../../modules/applicants/applicants.service.ts';
import { taskLinkOfVisit } from '../../modules/careers/careers.service.ts';
import { sealRequest } from '../../modules/documents/signing/seal-request.ts';
import { expireOffer } from '../../modules/offers/expire-offer.ts';
import { find, type OfferRow } from '../../modules/offers/offers.queries.ts';
import { createOffer } from '../../modules/offers/sending/create-offer.ts';
import { findRecipients } from '../../modules/offers/sending/offer-recipients.ts';
import { fillOffer, planOffers } from '../../modules/offers/sending/plan-offers.ts';
import { releaseOffer } from '../../modules/offers/sending/release-offer.ts';
import { declineOfferTask, readOfferTask, signOfferTask } from '../../modules/offers/signing/offer-tasks.service.ts';
import { signForCompany } from '../../modules/offers/signing/sign-offer.ts';
import { voidOffer } from '../../modules/offers/void-offer.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { hoursAgo } from '../working-day.ts';

const COMPANY = 'Larkfield Group';
const SIGNER = 'general.manager@larkfield.test';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const ADDRESS = '203.0.113.24';

/** Each applicant in an offer stage gets the next of these; those who are left keep "not sent". */
const STATES = ['sent', 'viewed', 'signed_by_applicant', 'signed', 'declined', 'voided', 'expired'] as const;
const HOURS_APART = 7;
type SampleState = (typeof STATES)[number];
const ROUNDS = 2;

interface Sample {
  companyId: number;
  applicationId: number;
  /** When the applicant came to this stage. */
  since: Date;
  templateId: number;
  signerId: number;
}

export async function loadSampleOffers(app: App): Promise<void> {
  const samples = await inSystem(app.pool, findSamples);
  for (const [index, sample] of samples.entries()) {
    const earlier = hoursAgo(app, (index + 1) * HOURS_APART, sample.since);
    await make(earlier, sample, STATES[index % STATES.length] ?? 'sent');
  }
}

/** Empty when there are offers already. */
async function findSamples(tx: Transaction): Promise<Sample[]> {
  const { rows } = await tx.client.query<Sample>(
    `select a.company_id as "companyId", a.id as "applicationId", a.stage_entered_at as "since",
       (s.config ->> 'offer_template_id')::bigint as "templateId", w.id as "signerId"
     from applications a
     join companies c on c.id = a.company_id and c.name = $1
     join stages s on s.company_id = a.company_id and s.id = a.stage_id and s.stage_type = 'offer'
     join company_staffs w on w.company_id = a.company_id and w.email = $2
     where a.status = 'in_progress' and a.email is not null
       and not exists (select from application_offers o where o.company_id = a.company_id)
     order by a.id desc limit ${ROUNDS * STATES.length}`,
    [COMPANY, SIGNER],
  );
  return rows;
}

async function make(app: App, sample: Sample, state: SampleState): Promise<void> {
  const now = state === 'expired' ? addSeconds(app.clock(), -9 * SECONDS.day) : app.clock();
  const offerId = await inCompany(app.pool, sample.companyId, (tx) => create(app, tx, sample, now));
  if (offerId === null) return;
  const job = { company_id: sample.companyId, offer_id: offerId };
  await releaseOffer(app, job);
  if (state === 'expired') {
    await inCompany(app.pool, sample.companyId, (tx) =>
      tx.client.query('update application_offers set sent_at = created_at where company_id = $1 and id = $2', [
        sample.companyId,
        offerId,
      ]),
    );
    await expireOffer(app, job);
  } else if (state !== 'sent') await advance(app, sample, offerId, state);
}

async function create(app: App, tx: Transaction, sample: Sample, now: Date): Promise<number | null> {
  const { companyId, applicationId, templateId, signerId } = sample;
  const [to] = await findRecipients(tx, companyId, [applicationId]);
  if (!to) return null;
  const plan = await planOffers(tx, {
    companyId,
    templateIds: [templateId],
    signerIds: [signerId],
    expiresInDays: 7,
    senderId: signerId,
    prefix: '',
    now,
  });
  const start = dayAfter(wallTimeOf(now.getTime(), to.time_zone).day, 14);
  const terms = { salary: 17.5, salary_unit: 'hour' as const, start_date: start };
  const filled = fillOffer(plan, to, terms, app.config.environment);
  const message = 'So glad to have you. Text me with any question.';
  const sending = { tx, companyId, staffId: signerId, message, now, holdUntil: addSeconds(now, SECONDS.day) };
  const offerId = await createOffer(sending, plan, filled, undefined);
  await changeStageStatus({ tx, companyId, now }, [applicationId], { to: 'sent' });
  const detail = { documents: plan.templates.map(({ name }) => name) };
  await recordHistory(tx, companyId, [
    { applicationId, actor: 'staff', staffId: signerId, action: 'offer_sent', detail, now },
  ]);
  return offerId;
}

/** As the applicant and the manager would do it. */
async function advance(app: App, sample: Sample, offerId: number, state: SampleState): Promise<void> {
  const { companyId, applicationId, signerId } = sample;
  const now = app.clock();
  const ports = { applyFacts: async (_tx: unknown, application: never) => application };
  await inCompany(app.pool, companyId, async (tx) => {
    const call = { app, tx, now, address: ADDRESS, userAgent: PHONE, ports };
    const application = await findApplication(tx, companyId, applicationId);
    const offer = await find(tx, companyId, offerId);
    if (!application || !offer) return;
    const token = await tokenOf(app, tx, offer);
    await readOfferTask(call, token, { isOpenedByPerson: true });
    if (state === 'declined') await declineOfferTask(call, token, 'I found a job closer to home.');
    if (state === 'voided') await withdraw(app, tx, sample, offer, now);
    if (state !== 'signed' && state !== 'signed_by_applicant') return;
    const name = `${application.first_name} ${application.last_name}`;
    const values = { '0_shirt': 'M', '0_initials': 'AO', '0_license': true };
    await signOfferTask(call, token, { signature_name: name, agreed: true, values });
  });
  if (state !== 'signed') return;
  await inCompany(app.pool, companyId, async (tx) => {
    const access = { companyId, staffId: signerId } as Parameters<typeof signForCompany>[0]['access'];
    const { rows } = await tx.client.query<{ id: number; name: string }>(
      `select s.id, s.name from signers s join application_offers o
         on o.company_id = s.company_id and o.signing_request_id = s.signing_request_id
       where o.company_id = $1 and o.id = $2 and s.role = 'company'`,
      [companyId, offerId],
    );
    const [signer] = rows;
    if (!signer) return;
    const call = { app, tx, now, address: ADDRESS, userAgent: PHONE, ports, access };
    const input = { signature_name: signer.name, agreed: true };
    await signForCompany(call, { id: offerId, signerId: signer.id }, input);
  });
  const offer = await inCompany(app.pool, companyId, (tx) => find(tx, companyId, offerId));
  if (offer) await sealRequest(app, { company_id: companyId, signing_request_id: offer.signing_request_id });
}

async function tokenOf(app: App, tx: Transaction, { company_id, application_id, stage_entry }: OfferRow) {
  const link = await taskLinkOfVisit(app, tx, { company_id, application_id, stage_entry });
  return link?.split('/').at(-1) ?? '';
}

const withdraw = (app: App, tx: Transaction, { companyId, signerId }: Sample, offer: OfferRow, now: Date) => {
  const access = { companyId, staffId: signerId, scope: { location: [], department: [], brand: [], position: [] } };
  const call = { tx, access, now } as unknown as Parameters<typeof voidOffer>[1];
  return voidOffer(app, call, offer.id, 'The position was filled.');
};
