/** For tests about E-Verify: an account that covers a location, employees with a complete Form I-9, and the sandbox. */
import type { EndpointShape } from '@onward/contract/endpoint';
import {
  createEverifyCase,
  type EverifyCase,
  getEverifyCase,
  refreshEverifyCase,
} from '@onward/contract/everify/everify-cases';
import {
  createEverifyCompany,
  type EverifyCompany,
  reviewEverifyCompany,
  submitEverifyCompany,
} from '@onward/contract/everify/everify-companies';
import { addI9Copy } from '@onward/contract/everify/i9-form';
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { EverifyMood, EverifyCase as GatewayCase } from '../../apps/sandbox/src/everify/everify-world.ts';
import { sealSection } from '../../apps/server/src/modules/everify/i9/sealed-sections.ts';
import { placeIn } from '../../apps/server/src/platform/crypto/sealed-columns.ts';
import type { ApiCaller, RawAnswer } from '../product/api-caller.ts';
import type { ProductOptions } from '../product/in-process-product.ts';
import { uploadPhoto } from '../product/photo-upload.ts';
import { SUPPORT_EMAIL } from '../product/second-step.ts';
import { EmployeeOffice } from './employee-office.ts';
import { accountEntry } from './everify-records.ts';

export type OneCase = { everify_case: EverifyCase };
export type OneAccount = { formi9_compliance_company: EverifyCompany };

let made = 0;
/** Numbers differ by person; the last digit decides what E-Verify answers. */
const newSsn = (digit: number): string => {
  made += 1;
  return `219${String(10 + (process.pid % 80))}${String(100 + made).slice(-3)}${digit}`;
};

interface Hired {
  id: number;
  ssn: string;
  email: string;
}

export class EverifyOffice {
  readonly employees: EmployeeOffice;
  support: ApiCaller;

  readonly #section1 = new Map<number, FormAnswers>();

  private constructor(employees: EmployeeOffice, support: ApiCaller) {
    this.employees = employees;
    this.support = support;
  }

  static async open(options: ProductOptions = {}): Promise<EverifyOffice> {
    return EverifyOffice.openAt(await EmployeeOffice.open({ sandbox: true, ...options }));
  }

  /** At a product that runs already. */
  static async openAt(employees: EmployeeOffice): Promise<EverifyOffice> {
    await employees.rows(
      `insert into company_modules (company_id, module) values (1, 'uscis_integration') on conflict do nothing`,
    );
    await employees.rows(`select pg_notify('onward_access', 'company:1')`);
    return new EverifyOffice(employees, await employees.stranger.signIn(SUPPORT_EMAIL));
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

  /** No accounts, cases, and forms, and a government that answers normally. */
  async clear(): Promise<void> {
    await this.mood(null);
    for (const table of ['everify_case_events', 'everify_cases', 'i9_copies', 'i9_events', 'i9_forms']) {
      await this.rows(`delete from ${table}`);
    }
    await this.rows('delete from everify_companies');
    await this.rows(`delete from integrations where nickname = 'everify'`);
    await this.rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier like 'everify.%' and j.locked_at is null`,
    );
    await this.control('DELETE', '');
    await this.control('PUT', '/settings', { decide_after_ms: 3_600_000 });
  }

  entry(changes: Record<string, unknown> = {}): Record<string, unknown> {
    return accountEntry(this.employees.locationId, changes);
  }

  draft(changes: Record<string, unknown> = {}, caller = this.admin): Promise<RawAnswer<OneAccount>> {
    return caller.call(createEverifyCompany, { body: { formi9_compliance_company: this.entry(changes) } });
  }

  submit(id: number, agreed = true, caller = this.admin): Promise<RawAnswer<OneAccount>> {
    return caller.call(submitEverifyCompany, { params: { id }, body: { agreed } });
  }

  review(id: number, body: object, caller = this.support): Promise<RawAnswer<OneAccount>> {
    return caller.call(reviewEverifyCompany, { params: { id }, body });
  }

  /** An account that support staff approved. */
  async enroll(changes: Record<string, unknown> = {}): Promise<EverifyCompany> {
    const { body } = await this.draft(changes);
    const { id } = body.formi9_compliance_company;
    await this.submit(id);
    const approved = await this.review(id, { status: 'active' });
    if (approved.status !== 200) throw new Error(`The account was not approved: ${approved.text}`);
    return approved.body.formi9_compliance_company;
  }

  /** At the place of work. */
  today(): string {
    return dayIn(this.product.app.clock(), 'America/New_York');
  }

  /** Somebody whose Form I-9 is complete; the last digit of their number decides the result. */
  async hire(
    digit: number,
    { values = {}, section1 = {}, form = {} }: Partial<Record<string, object>> = {},
  ): Promise<Hired> {
    const employee = await this.employees.hire({ hired_date: this.today(), ...values });
    const ssn = newSsn(digit);
    await this.completeForm(employee.id, { ssn, email: employee.email ?? '', ...section1 }, form);
    return { id: employee.id, ssn, email: employee.email ?? '' };
  }

  /** As onboarding hands it over. */
  async completeForm(employeeId: number, section1: object, form: object = {}): Promise<void> {
    const of = { company_id: 1, employee_id: employeeId };
    const first_day = this.today();
    const one: FormAnswers = {
      first_name: 'Ada',
      last_name: 'Quist Jr.',
      date_of_birth: '1999-03-22',
      work_status: 'us_citizen',
      ...section1,
    };
    this.#section1.set(employeeId, one);
    const two: FormAnswers = {
      papers: 'b_and_c',
      b_document: 'drivers_license',
      b_issuer: 'Georgia',
      b_number: '055123456',
      b_expires: '2031-01-01',
      c_document: 'ss_card',
      c_issuer: 'Social Security Administration',
      c_number: String((section1 as { ssn?: string }).ssn ?? ''),
      first_day,
      signer_title: 'HR Director',
      examined: 'in_person',
    };
    const values = {
      ...of,
      status: 'complete',
      uses_everify: true,
      first_day,
      work_status: one.work_status,
      section1: sealSection(this.product.app, 'section1', of, one),
      section1_signed_at: new Date(),
      section2: sealSection(this.product.app, 'section2', of, two),
      section2_signed_at: new Date(),
      created_at: new Date(),
      updated_at: new Date(),
      ...form,
    };
    const names = Object.keys(values);
    await this.rows(
      `insert into i9_forms (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')})`,
      Object.values(values),
    );
  }

  /** As a correction of Section 1 leaves it. */
  async correct(employeeId: number, changes: FormAnswers): Promise<void> {
    const of = { company_id: 1, employee_id: employeeId };
    const sealed = sealSection(this.product.app, 'section1', of, { ...this.#section1.get(employeeId), ...changes });
    await this.rows('update i9_forms set section1 = $2 where employee_id = $1', [employeeId, sealed]);
  }

  /** A photo of a document, uploaded by the administrator. */
  upload(caller = this.admin): Promise<number> {
    return uploadPhoto(caller);
  }

  /** A photo that is kept with a form; returns its upload. */
  async keepCopy(formId: number): Promise<number> {
    const upload_id = await this.upload();
    const { status, text } = await this.admin.call(addI9Copy, {
      params: { id: formId },
      body: { upload_id, list: null },
    });
    if (status !== 201) throw new Error(`The copy was not kept: ${text}`);
    return upload_id;
  }

  open(employeeId: number, caller = this.admin): Promise<RawAnswer<OneCase>> {
    return caller.call(createEverifyCase, { body: { employee_id: employeeId } });
  }

  act(endpoint: EndpointShape, id: number, body?: object, caller = this.admin): Promise<RawAnswer<OneCase>> {
    return caller.call(endpoint, { params: { id }, ...(body && { body }) });
  }

  async show(id: number, caller = this.admin): Promise<EverifyCase> {
    const { body, text } = await caller.call<OneCase>(getEverifyCase, { params: { id } });
    if (!body.everify_case) throw new Error(`There is no such case: ${text}`);
    return body.everify_case;
  }

  /** An onboarding in which the case is the only step. */
  async awaitCase(employeeId: number): Promise<void> {
    const digest_key = `case-${employeeId}`;
    const place = placeIn('employee_onboarding_processes.token', { company_id: 1, digest_key });
    const token = this.product.app.encryption.encrypt('token', place);
    await this.rows(
      `with run as (insert into employee_onboarding_processes (company_id, digest_key, employee_id, name, status, state,
           started_at, token, token_hash, language)
         values (1, $2::text, $1::bigint, 'I-9', 'in_progress', 'need_attention', now(), $3, $2::text::bytea, 'en')
         returning id),
       part as (insert into employee_onboarding_modules (company_id, process_id, sequence, module_type, name, requirement,
           config, status)
         select 1, id, 0, 'i9', 'I-9', 'required', '{"has_active_e_verify_client": true}', 'in_progress' from run
         returning id, process_id)
       insert into employee_onboarding_actions (company_id, action_key, process_id, module_id, sequence, action_type, side,
         name, status, opened_at)
       select 1, $2::text, process_id, id, 0, 'hr_submit_e_verify_case', 'hr', 'Case', 'open', now() from part`,
      [employeeId, digest_key, token],
    );
  }

  async stepStatus(employeeId: number): Promise<string | undefined> {
    const [row] = await this.rows<{ status: string }>(
      `select status from employee_onboarding_actions where action_key = $1`,
      [`case-${employeeId}`],
    );
    return row?.status;
  }

  async refresh(id: number): Promise<void> {
    await this.admin.call(refreshEverifyCase, { params: { id } });
  }

  mood(mood: EverifyMood | null): Promise<void> {
    return this.control('PUT', '/mood', { mood });
  }

  async gateway(): Promise<{ cases: GatewayCase[]; calls: { method: string; path: string }[] }> {
    return (await fetch(`${this.product.outside.url}/api/everify`)).json() as Promise<{
      cases: GatewayCase[];
      calls: { method: string; path: string }[];
    }>;
  }

  /** What a person at the government decides on the sandbox page. */
  async decide(number: string | null, answer: string): Promise<void> {
    const response = await fetch(`${this.product.outside.url}/everify/cases/${number}/${answer}`, {
      method: 'POST',
      redirect: 'manual',
    });
    if (response.status !== 303) throw new Error(`The sandbox would not: ${response.status}`);
  }

  async control(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.product.outside.url}/api/everify${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox would not: ${response.status} ${await response.text()}`);
  }
}
