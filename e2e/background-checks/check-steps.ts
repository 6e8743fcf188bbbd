/** What the journeys of background checks start with: Checkr connected, a job with a check stage, and its applicants. */
import { type ApplicationCheck, listApplicationChecks } from '@onward/contract/background-checks/application-checks';
import { type CheckTask, consentToCheck } from '@onward/contract/background-checks/check-tasks';
import { CheckrOffice } from '../../testing/people/checkr-office.ts';
import { Employer } from '../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../testing/people/insert-applicant.ts';
import { until } from '../../testing/until.ts';

let made = 0;

export class CheckJourney {
  readonly office: CheckrOffice;
  readonly positionId: number;
  readonly positionKey: string;
  readonly stageId: number;

  private constructor(office: CheckrOffice, position: { id: number; digest_key: string }, stageId: number) {
    this.office = office;
    this.positionId = position.id;
    this.positionKey = position.digest_key;
    this.stageId = stageId;
  }

  static async open(): Promise<CheckJourney> {
    const office = await CheckrOffice.open();
    // An announcement in the corner would cover the buttons used here.
    await office.query('delete from pop_up_notifications');
    await office.connect();
    const employer = new Employer(office.admin);
    const process = await employer.process([
      { id: -2, name: 'Background check', stage_type: 'background_check', config: { package: 'standard_plus' } },
      { id: -3, name: 'Last look', stage_type: 'custom' },
    ]);
    const position = await employer.publish({ hiring_process_template_id: process.id });
    const stage = process.stages.find(({ stage_type }) => stage_type === 'background_check');
    return new CheckJourney(office, position, stage?.id ?? 0);
  }

  get url(): string {
    return this.office.product.url;
  }

  stop(): Promise<void> {
    return this.office.product.stop();
  }

  applicant(more: Partial<TestApplicant> = {}): Promise<number> {
    made += 1;
    return insertApplicant(this.office.product.app.ownerPool, {
      positionId: this.positionId,
      stageId: this.stageId,
      stageStatus: 'not_ordered',
      email: `check-${process.pid}-${made}@mail.example`,
      ...more,
    });
  }

  async checks(applicationId: number): Promise<ApplicationCheck[]> {
    const { body } = await this.office.admin.call<{ application_background_checks: ApplicationCheck[] }>(
      listApplicationChecks,
      { params: { id: applicationId } },
    );
    return body.application_background_checks;
  }

  /** Ends the time in which the order can be undone; returns the token of the applicant's link. */
  async release(applicationId: number): Promise<string> {
    const [check] = await this.checks(applicationId);
    await this.office.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key = $1`,
      [`checks:1:${check?.id}:send`],
    );
    await until('the invitation is sent', async () => (await this.checks(applicationId))[0]?.sent_at !== null);
    const [row] = await this.office.query('select email from applications where id = $1', [applicationId]);
    const { text } = await this.office.product.outside.email(String(row?.email));
    return /\/background-check\/([\w-]+)/.exec(text)?.[1] ?? '';
  }

  async consent(token: string, name: string): Promise<void> {
    const answer = await this.office.stranger.call<CheckTask>(consentToCheck, {
      params: { token },
      body: {
        full_legal_name: name,
        date_of_birth: '1994-05-17',
        ssn: '111-11-2001',
        postal_code: '30030',
        agreed: true,
      },
    });
    if (answer.status !== 200) throw new Error(`The consent was refused: ${answer.text}`);
  }
}
