/** For tests about background checks: Checkr connected, a job with a check stage, applicants in it, and what they do. */
import { type ActionResult, performApplicationAction } from '@onward/contract/applicants/application-actions';
import {
  type ApplicationCheck,
  listApplicationChecks,
  startAdverseAction,
} from '@onward/contract/background-checks/application-checks';
import { type CheckTask, consentToCheck, getCheckTask } from '@onward/contract/background-checks/check-tasks';
import type { EndpointShape } from '@onward/contract/endpoint';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import type { RawAnswer } from '../product/api-caller.ts';
import type { ProductOptions } from '../product/in-process-product.ts';
import { until } from '../until.ts';
import { CheckrOffice } from './checkr-office.ts';
import { Employer } from './employer.ts';
import { insertApplicant, type TestApplicant } from './insert-applicant.ts';

export interface Performed {
  results: ActionResult[];
  undo: { id: number } | null;
}

type OneCheck = { application_background_check: ApplicationCheck };

export const IDENTITY = {
  full_legal_name: 'Ada Mae Quist',
  date_of_birth: '1999-03-22',
  ssn: '219-08-9999',
  postal_code: '30030',
  agreed: true,
};

let made = 0;

export class CheckOffice {
  readonly checkr: CheckrOffice;
  stageId = 0;
  nextStageId = 0;
  positionId = 0;

  private constructor(checkr: CheckrOffice) {
    this.checkr = checkr;
  }

  /** A job with a check stage and one after it, where Checkr takes orders. */
  static async open(rules: object[] = [], options: ProductOptions = {}): Promise<CheckOffice> {
    const office = new CheckOffice(await CheckrOffice.open(options));
    await office.checkr.connect();
    await until('the places of Checkr', async () => {
      const [row] = await office.rows(
        `select count(*)::int as count from company_checker_nodes where status = 'active'`,
      );
      return (row?.count as number) > 0 || undefined;
    });
    const employer = new Employer(office.checkr.admin);
    const process = await employer.process(
      [
        { id: -2, name: 'Check', stage_type: 'background_check', config: { package: 'standard_plus' } },
        { id: -3, name: 'Hired soon', stage_type: 'custom' },
      ],
      rules,
    );
    office.positionId = (await employer.publish({ hiring_process_template_id: process.id })).id;
    office.stageId = process.stages[1]?.id ?? 0;
    office.nextStageId = process.stages[2]?.id ?? 0;
    return office;
  }

  get admin() {
    return this.checkr.admin;
  }

  get product() {
    return this.checkr.product;
  }

  rows(query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.checkr.query(query, values);
  }

  async applicant(more: Partial<TestApplicant> = {}): Promise<number> {
    made += 1;
    return insertApplicant(this.product.app.ownerPool, {
      positionId: this.positionId,
      stageId: this.stageId,
      stageStatus: 'not_ordered',
      email: `check-${process.pid}-${made}@mail.example`,
      ...more,
    });
  }

  order(ids: number[], params: object = {}, caller = this.admin): Promise<RawAnswer<Performed>> {
    const body = {
      action_type: ACTION_CODES.order_background_check,
      application_ids: ids,
      params: { package: 'basic_plus', certified: true, ...params },
      screen: 'position_applicants',
    };
    return caller.call<Performed>(performApplicationAction, { body });
  }

  async checks(applicationId: number, caller = this.admin): Promise<ApplicationCheck[]> {
    const { body } = await caller.call<{ application_background_checks: ApplicationCheck[] }>(listApplicationChecks, {
      params: { id: applicationId },
    });
    return body.application_background_checks;
  }

  async newest(applicationId: number): Promise<ApplicationCheck> {
    const [check] = await this.checks(applicationId);
    if (!check) throw new Error('There is no check.');
    return check;
  }

  async stageStatus(applicationId: number): Promise<unknown> {
    return (await this.rows('select stage_status from applications where id = $1', [applicationId]))[0]?.stage_status;
  }

  /** Runs the jobs with this key at once. */
  hurry(key: string): Promise<unknown> {
    return this.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key = $1`,
      [key],
    );
  }

  /** Ends the time in which actions can be undone. */
  hurryAll(): Promise<unknown> {
    return this.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where run_at < now() + interval '1 hour'`,
    );
  }

  /** Ordered, and no longer to be undone: the applicant has the link. */
  async asked(more: Partial<TestApplicant> = {}): Promise<{ id: number; checkId: number; token: string }> {
    const id = await this.applicant(more);
    const { body, text } = await this.order([id]);
    const refusal = body.results?.[0]?.message;
    if (!body.results || refusal) throw new Error(`The order was refused: ${refusal ?? text}`);
    const { id: checkId } = await this.newest(id);
    await this.hurry(`checks:1:${checkId}:send`);
    await until('the applicant is asked', async () => (await this.newest(id)).sent_at !== null);
    return { id, checkId, token: await this.token(id) };
  }

  /** From the newest email about a check. */
  async token(applicationId: number): Promise<string> {
    const [row] = await this.rows('select email from applications where id = $1', [applicationId]);
    const { text } = await this.product.outside.email(String(row?.email));
    return /\/background-check\/([\w-]+)/.exec(text)?.[1] ?? '';
  }

  read(token: string): Promise<RawAnswer<CheckTask>> {
    return this.checkr.stranger.call<CheckTask>(getCheckTask, { params: { token } });
  }

  consent(token: string, more: object = {}): Promise<RawAnswer<CheckTask>> {
    return this.checkr.stranger.call<CheckTask>(consentToCheck, { params: { token }, body: { ...IDENTITY, ...more } });
  }

  /** The report is under way at the provider. */
  async consented(more: Partial<TestApplicant> = {}, identity: object = {}) {
    const asked = await this.asked(more);
    const { status, text } = await this.consent(asked.token, identity);
    if (status !== 200) throw new Error(`The consent was refused: ${text}`);
    const reportId = await until('the report', async () => (await this.newest(asked.id)).provider_id ?? undefined);
    return { ...asked, reportId };
  }

  /** What somebody at the provider decides. */
  async provider(reportId: string, action: string): Promise<void> {
    const response = await fetch(`${this.product.outside.url}/checkr/reports/${reportId}/${action}`, {
      method: 'POST',
      redirect: 'manual',
    });
    if (response.status !== 303) throw new Error(`The sandbox would not: ${response.status}`);
  }

  becomes(applicationId: number, status: ApplicationCheck['status']): Promise<ApplicationCheck> {
    return until(`a check that is ${status}`, async () => {
      const check = await this.newest(applicationId);
      return check.status === status ? check : undefined;
    });
  }

  async considered() {
    const started = await this.consented();
    await this.provider(started.reportId, 'consider');
    return { ...started, check: await this.becomes(started.id, 'consider') };
  }

  async warned() {
    const started = await this.considered();
    const items = started.check.findings.map(({ id }) => id);
    const answer = await this.decide(startAdverseAction, started.checkId, { items, message: 'Please tell us more.' });
    if (answer.status !== 200) throw new Error(`The notice was refused: ${answer.text}`);
    await until('the first notice', async () => (await this.newest(started.id)).adverse_action?.pre_at ?? undefined);
    return started;
  }

  decide(endpoint: EndpointShape, checkId: number, body?: object, caller = this.admin): Promise<RawAnswer<OneCheck>> {
    return caller.call<OneCheck>(endpoint, { params: { id: checkId }, ...(body && { body }) });
  }
}
