/** What the journeys of background checks start with: a connected provider, and checks that wait for the applicant. */
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import {
  type ApplicationCheck,
  listApplicationChecks,
  startAdverseAction,
} from '@onward/contract/background-checks/application-checks';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import type { Page } from 'playwright-core';
import { CheckrOffice } from '../../testing/people/checkr-office.ts';
import { Employer } from '../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../testing/people/insert-applicant.ts';
import type { ProductOptions } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';

/** Longer than any test, so that a report completes only when the test says so. */
const NEVER_MS = 3_600_000;

export interface AskedCheck {
  /** Of the application. */
  id: number;
  link: string;
}

export class Checking {
  readonly office: CheckrOffice;
  #stageId = 0;
  #positionId = 0;
  #made = 0;

  private constructor(office: CheckrOffice) {
    this.office = office;
  }

  static async begin(options: ProductOptions = {}): Promise<Checking> {
    const checking = new Checking(await CheckrOffice.open(options));
    await checking.#open();
    return checking;
  }

  async #open(): Promise<void> {
    await this.office.connect('other');
    await this.office.control('PUT', 'settings', { complete_after_ms: NEVER_MS });
    const employer = new Employer(this.office.admin);
    const process = await employer.process([
      { id: -2, name: 'Background check', stage_type: 'background_check', config: { package: 'standard_plus' } },
    ]);
    this.#positionId = (await employer.publish({ hiring_process_template_id: process.id })).id;
    this.#stageId = process.stages.find(({ stage_type }) => stage_type === 'background_check')?.id ?? 0;
  }

  /** Ordered, and the applicant has the link. */
  async asked(more: Partial<TestApplicant> = {}): Promise<AskedCheck> {
    this.#made += 1;
    const email = `check-${process.pid}-${this.#made}@mail.example`;
    const { product, admin } = this.office;
    const id = await insertApplicant(product.app.ownerPool, {
      positionId: this.#positionId,
      stageId: this.#stageId,
      stageStatus: 'not_ordered',
      firstName: 'Amara',
      lastName: 'Okafor',
      email,
      ...more,
    });
    const body = {
      action_type: ACTION_CODES.order_background_check,
      application_ids: [id],
      params: { package: 'standard_plus', certified: true },
      screen: 'position_applicants',
    };
    const { text } = await admin.call(performApplicationAction, { body });
    const check = await this.check(id);
    if (!check) throw new Error(`The check was not ordered: ${text}`);
    await this.office.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key = $1`,
      [`checks:1:${check.id}:send`],
    );
    await until('the applicant is asked', async () => (await this.check(id))?.sent_at);
    const { text: words } = await product.outside.email(email);
    const token = /\/background-check\/([\w-]+)/.exec(words)?.[1] ?? '';
    return { id, link: `${product.url}/background-check/${token}` };
  }

  /** The newest one. */
  async check(applicationId: number): Promise<ApplicationCheck | undefined> {
    const { body } = await this.office.admin.call<{ application_background_checks: ApplicationCheck[] }>(
      listApplicationChecks,
      { params: { id: applicationId } },
    );
    return body.application_background_checks[0];
  }

  /** Waits until the check is in this state. */
  reached(applicationId: number, status: ApplicationCheck['status']): Promise<ApplicationCheck> {
    return until(`the check to be ${status}`, async () => {
      const check = await this.check(applicationId);
      return check?.status === status ? check : undefined;
    });
  }

  /** The provider completes the report with a finding, and staff send the first notice. */
  async firstNotice(applicationId: number): Promise<void> {
    const pending = await until('the report to be ordered', async () => {
      const check = await this.check(applicationId);
      return check?.provider_id ? check : undefined;
    });
    const action = `${this.office.product.outside.url}/checkr/reports/${pending.provider_id}/consider`;
    await fetch(action, { method: 'POST', redirect: 'manual' });
    const { id, findings } = await this.reached(applicationId, 'consider');
    const items = findings.map((finding) => finding.id);
    const body = { items, message: 'Please tell us about the record from 2019.' };
    const { status, text } = await this.office.admin.call(startAdverseAction, { params: { id }, body });
    if (status !== 200) throw new Error(`The first notice was refused: ${text}`);
  }
}

/** The island is hydrated. */
export const awake = (page: Page): Promise<void> => page.locator('form[aria-busy="false"]').first().waitFor();
