/** For tests about payroll: employees who can be sent, the providers of the sandbox, and the sandbox made to fail. */
import type { Employee } from '@onward/contract/employees/employee';
import { connectByCredentials, type Integration, listIntegrations } from '@onward/contract/integrations/integrations';
import {
  checkEmployeeForPayroll,
  getPayrollMappings,
  listEmployeeTransfers,
  type PayrollMappings,
  type PayrollTransfer,
  type Preflight,
  readPayrollCodes,
  savePayrollMappings,
  sendEmployeeToPayroll,
} from '@onward/contract/payroll/payroll';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { PayrollMood, PayrollPerson } from '../../apps/sandbox/src/payroll/payroll-world.ts';
import { SANDBOX_SECRET } from '../../apps/server/src/platform/settings-reader.ts';
import type { ApiCaller, RawAnswer } from '../product/api-caller.ts';
import type { ProductOptions } from '../product/in-process-product.ts';
import { until } from '../until.ts';
import { EmployeeOffice } from './employee-office.ts';

export const CREDENTIALS: Record<PayrollProvider, Record<string, string>> = {
  adp: { client_id: 'adp-sandbox', client_secret: SANDBOX_SECRET },
  adp_run: { client_id: 'adp-run-sandbox', client_secret: SANDBOX_SECRET },
  paychex: { client_id: 'paychex-sandbox', client_secret: SANDBOX_SECRET, company_id: '00H1LARKFIELD0000001' },
  paylocity: { client_id: 'paylocity-sandbox', client_secret: SANDBOX_SECRET, company_id: 'B6021' },
};

type OneTransfer = { payroll_transfer: PayrollTransfer };

let made = 0;

export class PayrollOffice {
  readonly employees: EmployeeOffice;

  constructor(employees: EmployeeOffice) {
    this.employees = employees;
  }

  static async open(options: ProductOptions = {}): Promise<PayrollOffice> {
    return new PayrollOffice(await EmployeeOffice.open({ sandbox: true, ...options }));
  }

  get product() {
    return this.employees.product;
  }

  get admin(): ApiCaller {
    return this.employees.admin;
  }

  rows<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.employees.rows<Row>(text, values);
  }

  /** Nothing is connected or sent, nobody is at a provider, and the sandbox answers normally. */
  async clear(): Promise<void> {
    await this.mood(null);
    await this.rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier like 'payroll.%' and j.locked_at is null`,
    );
    await this.rows('delete from payroll_transfers');
    await this.rows('delete from payroll_mappings');
    await this.rows('delete from payroll_codes');
    await this.rows('delete from integrations');
    await this.control('DELETE', '');
    await this.control('POST', '/revoke', {});
  }

  connect(
    provider: PayrollProvider,
    changes: Record<string, string | undefined> = {},
    caller = this.admin,
  ): Promise<RawAnswer<{ integration: Integration & { id: number } }>> {
    const body = { ...CREDENTIALS[provider], ...changes };
    return caller.call(connectByCredentials, { params: { nickname: provider }, body });
  }

  async integration(nickname: string): Promise<Integration> {
    const { body } = await this.admin.call<{ integrations: Integration[] }>(listIntegrations);
    const found = body.integrations.find((one) => one.nickname === nickname);
    if (!found) throw new Error(`${nickname} is not offered.`);
    return found;
  }

  /** Connected, with a code of the provider for everything that employees of this office have. */
  async ready(provider: PayrollProvider): Promise<void> {
    const { status, text } = await this.connect(provider);
    if (status !== 200) throw new Error(`${provider} was not connected: ${text}`);
    const { codes, mappings } = await this.readCodes(provider);
    const wanted = mappings.map(({ kind, key, suggestion }) => ({
      kind,
      key,
      code: suggestion ?? codes[kind][0]?.code ?? null,
    }));
    const saved = await this.saveMappings(provider, wanted);
    if (saved.status !== 200) throw new Error(`The mappings were not saved: ${saved.text}`);
  }

  async mappings(provider: PayrollProvider, caller = this.admin): Promise<PayrollMappings> {
    return (await caller.call<{ payroll_mappings: PayrollMappings }>(getPayrollMappings, { query: { provider } })).body
      .payroll_mappings;
  }

  async readCodes(provider: PayrollProvider): Promise<PayrollMappings> {
    const { body, text } = await this.admin.call<{ payroll_mappings: PayrollMappings }>(readPayrollCodes, {
      body: { provider },
    });
    if (!body.payroll_mappings) throw new Error(`The codes were not read: ${text}`);
    return body.payroll_mappings;
  }

  saveMappings(
    provider: PayrollProvider,
    mappings: { kind: string; key: string; code: string | null }[],
    caller = this.admin,
  ): Promise<RawAnswer<{ payroll_mappings: PayrollMappings }>> {
    return caller.call(savePayrollMappings, { body: { provider, mappings } });
  }

  /** Somebody with everything that every provider needs. Numbers and names differ, as in real life. */
  async hire(values: Record<string, unknown> = {}, last = 'Quist'): Promise<Employee & { ssn: string }> {
    made += 1;
    const employee = await this.employees.hire({ name: `Ada ${last}`, ...values });
    const ssn = `2190${String(process.pid % 90).padStart(2, '1')}${String(1000 + made).slice(-3)}`;
    const save = async (group: string, given: Record<string, unknown>) => {
      const { status, text } = await this.employees.save(employee.id, group, given);
      if (status !== 200) throw new Error(`The group was not saved: ${text}`);
    };
    await save('basic_information', { ssn, date_of_birth: '1999-03-22', gender: 'female' });
    await save('address', { address_line_1: '412 Church St', city: 'Decatur', state: 'GA', postal_code: '30030' });
    await save('compensation', { pay_rate: 17.35, pay_unit: 'hour', flsa_status: 'non_exempt' });
    return { ...employee, ssn };
  }

  async preflight(id: number, provider: PayrollProvider, caller = this.admin): Promise<Preflight> {
    const { body, text } = await caller.call<{ preflight: Preflight }>(checkEmployeeForPayroll, {
      params: { id },
      query: { provider },
    });
    if (!body.preflight) throw new Error(`There is no pre-flight: ${text}`);
    return body.preflight;
  }

  send(
    id: number,
    provider: PayrollProvider,
    more: Record<string, unknown> = {},
    caller = this.admin,
  ): Promise<RawAnswer<OneTransfer>> {
    return caller.call(sendEmployeeToPayroll, { params: { id }, body: { provider, ...more } });
  }

  async transfer(employeeId: number, provider: PayrollProvider): Promise<PayrollTransfer> {
    const { body } = await this.admin.call<{ payroll_transfers: PayrollTransfer[] }>(listEmployeeTransfers, {
      params: { id: employeeId },
    });
    const found = body.payroll_transfers.find((one) => one.provider === provider);
    if (!found) throw new Error('There is no transfer.');
    return found;
  }

  /** Runs waiting attempts at once until the transfer has this status. */
  becomes(employeeId: number, provider: PayrollProvider, status: PayrollTransfer['status']): Promise<PayrollTransfer> {
    return until(`a transfer that is ${status}`, async () => {
      await this.hurry();
      const transfer = await this.transfer(employeeId, provider);
      return transfer.status === status ? transfer : undefined;
    });
  }

  hurry(): Promise<unknown> {
    return this.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where task_identifier like 'payroll.%' and run_at > now() and locked_at is null`,
    );
  }

  mood(mood: PayrollMood | null): Promise<void> {
    return this.control('PUT', '/mood', { mood });
  }

  async people(): Promise<PayrollPerson[]> {
    const response = await fetch(`${this.product.outside.url}/api/payroll`);
    return ((await response.json()) as { people: PayrollPerson[] }).people;
  }

  async control(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.product.outside.url}/api/payroll${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox would not: ${response.status} ${await response.text()}`);
  }
}
