// Privacy of the demo: retention periods with a run of this month, legal holds, requests, and equal opportunity answers.
import { EEO_RACES, EEO_SEXES, EEO_VETERANS } from '@onward/domain/careers/equal-opportunity';
import type { RetentionRule } from '@onward/domain/privacy/retention';
import { PERSON_TRACES } from '../../modules/person-traces.ts';
import * as holds from '../../modules/privacy/people/legal-holds.service.ts';
import * as requests from '../../modules/privacy/people/requests.service.ts';
import { changeRetention } from '../../modules/privacy/retention/retention.service.ts';
import { runRetention } from '../../modules/privacy/retention/run-retention.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { LARKFIELD } from '../companies.ts';
import { type DemoStaff, demoCall } from '../demo-call.ts';

const RULES: RetentionRule[] = [
  { kind: 'rejected_applicants', keep_months: 24, action: 'anonymize' },
  { kind: 'inactive_applicants', keep_months: 12, action: 'anonymize' },
  { kind: 'background_reports', keep_months: 60, action: 'delete' },
  { kind: 'signed_documents', keep_months: 84, action: 'delete' },
  { kind: 'messages', keep_months: 24, action: 'delete' },
];

const DAY_MS = 86_400_000;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

export async function loadSamplePrivacy(app: App): Promise<void> {
  const admin = await inSystem(app.pool, findAdmin);
  if (!admin) return;
  const { companyId } = admin;
  const now = app.clock();
  await inCompany(app.pool, companyId, async (tx) => {
    const call: CompanyCall = { ...demoCall(app, admin), tx };
    await changeRetention(call, { rules: RULES });
    // Chosen a while ago, so that this month already had its run.
    await tx.client.query(`update retention_settings set updated_at = $2 where company_id = $1`, [
      companyId,
      new Date(now.getTime() - 60 * DAY_MS),
    ]);
    await insertAnswers(tx, companyId, now);
    const [old, older, copy, erase] = await findOldPeople(tx, companyId);
    for (const [id, reason] of [
      [old, 'EEOC charge 410-2026-01877'],
      [older, 'Asked for by counsel on October 6'],
    ] as const) {
      if (id) await holds.place(call, { person_id: id, reason });
    }
    if (copy) await requests.create(call, { person_id: copy, kind: 'copy', received_on: dayBefore(now, 7) });
    if (erase) await requests.create(call, { person_id: erase, kind: 'erase', received_on: dayBefore(now, 39) });
  });
  await runRetention(app, PERSON_TRACES, { company_id: companyId, run_on: `${now.toISOString().slice(0, 7)}-01` });
}

/** Nobody once the demo has retention periods. */
async function findAdmin(tx: Transaction): Promise<DemoStaff | undefined> {
  const { rows } = await tx.client.query<DemoStaff>(
    `select c.id as "companyId", s.id as "staffId", s.user_id as "userId" from companies c
     join company_staffs s on s.company_id = c.id and s.email = 'super.admin@larkfield.test'
     where c.digest_key = $1 and not exists (select from retention_settings r where r.company_id = c.id)`,
    [LARKFIELD.digestKey],
  );
  return rows[0];
}

/** Two whose period is over, for the holds, and two of this year, for the requests. */
async function findOldPeople(tx: Transaction, companyId: number): Promise<(number | undefined)[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `(select person_id as id from applications where company_id = $1 and status = 'inactive' order by last_activity_at limit 2)
     union all
     (select person_id from applications where company_id = $1 and status = 'rejected' order by last_activity_at desc limit 2)`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/** As many people answer as in real companies: about two of three, spread unevenly. */
const insertAnswers = (tx: Transaction, companyId: number, now: Date): Promise<unknown> =>
  tx.client.query(
    `insert into equal_opportunity_answers (company_id, position_id, sex, race, veteran, answered_on)
     select a.company_id, a.position_id,
       ($2::text[])[1 + least((a.id * 7919 % 100) / 48, 2)],
       ($3::text[])[1 + (a.id * 104729 % 97) * (a.id * 31 % 11) / 130],
       ($4::text[])[case when a.id % 19 = 0 then 1 when a.id % 5 = 0 then 3 else 2 end],
       a.applied_at::date
     from applications a where a.company_id = $1 and a.id % 3 <> 0 and a.applied_at < $5`,
    [companyId, EEO_SEXES, EEO_RACES, EEO_VETERANS, now],
  );
