// Payroll of the demo: Paychex is connected, most words are matched to its codes, and some people were sent there, two
// of whom it refused. All by the product itself, with the sandbox as the provider; runs once.
import { connectPayroll } from '../../modules/integrations/connecting/connect-payroll.ts';
import { readCodes, saveMappings } from '../../modules/payroll/manage-mappings.ts';
import { sendEmployee } from '../../modules/payroll/request-transfer.ts';
import { sendTransfer } from '../../modules/payroll/send-transfer.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { LARKFIELD } from '../companies.ts';
import { type DemoStaff, demoCall } from '../demo-call.ts';
import { REFUSED_NAME } from './employee-stories.ts';

const PROVIDER = 'paychex';
/** The sandbox knows these from the start. */
const CREDENTIALS = {
  client_id: 'paychex-sandbox',
  client_secret: 'onward-sandbox-secret',
  company_id: '00H1LARKFIELD0000001',
};
const SENDER = 'super.admin@larkfield.test';
const SENT = 12;

export async function loadSamplePayroll(app: App): Promise<void> {
  const ground = await inSystem(app.pool, findGround);
  if (!ground) return;
  const call = demoCall(app, ground);
  await connectPayroll(app, call, PROVIDER, CREDENTIALS);
  const { mappings } = await readCodes(app, call, PROVIDER);
  const matched = mappings.flatMap(({ kind, key, suggestion }) =>
    suggestion ? [{ kind, key, code: suggestion }] : [],
  );
  await inCompany(app.pool, ground.companyId, (tx) =>
    saveMappings({ ...call, tx }, { provider: PROVIDER, mappings: matched }),
  );
  for (const id of await inCompany(app.pool, ground.companyId, (tx) => findPeople(tx, ground.companyId))) {
    await send(app, call, id);
  }
}

/** Whoever is not ready stays for a visitor of the demo to fix. */
async function send(app: App, call: Omit<CompanyCall, 'tx'>, id: number): Promise<void> {
  const { companyId } = call.access;
  const transfer = await inCompany(app.pool, companyId, (tx) =>
    sendEmployee(app, { ...call, tx }, id, { provider: PROVIDER }),
  ).catch(() => null);
  if (transfer) await sendTransfer(app, { company_id: companyId, transfer_id: transfer.id });
}

/** Nothing when it was loaded already, or was disconnected since. */
async function findGround(tx: Transaction): Promise<DemoStaff | undefined> {
  const { rows } = await tx.client.query<DemoStaff>(
    `select c.id as "companyId", s.id as "staffId", s.user_id as "userId" from companies c
     join company_staffs s on s.company_id = c.id and s.email = $2
     where c.digest_key = $1 and not exists (select from integrations i where i.company_id = c.id and i.nickname = $3)`,
    [LARKFIELD.digestKey, SENDER, PROVIDER],
  );
  return rows[0];
}

/** The newest complete records, and those the provider refuses. */
async function findPeople(tx: Transaction, companyId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select e.id from employees e join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id
     where e.company_id = $1 and e.status = 'active' and e.issues = '{}'
     order by i.legal_last_name = $2 desc, e.hired_date desc, e.id desc limit $3`,
    [companyId, REFUSED_NAME, SENT],
  );
  return rows.map(({ id }) => id);
}
