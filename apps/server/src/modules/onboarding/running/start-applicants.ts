// Applicant action 22: starts the onboarding of hired applicants, who get a record (APP-028).
import type { StartOnboardingParams } from '@onward/domain/applicants/actions/catalog/start-onboarding';
import type { App } from '../../../platform/app.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { type Effect, unchanged } from '../../applicants/applicants.service.ts';
import { findByApplication, loadEmployee } from '../../employees/employees.service.ts';
import { sendLink } from '../portal/portal-links.ts';
import { backgroundCall } from './background-call.ts';
import { startOnboarding } from './start-onboarding.ts';

type Outcome = Awaited<ReturnType<Effect<StartOnboardingParams>>>;

/** Those who can't start are skipped with the reason; the others are started. */
export const startApplicants =
  (app: App): Effect<StartOnboardingParams> =>
  async ({ call: own, tx, companyId, staffId }, selected, { onboarding_process_id, start_date, send_link }) => {
    const call = own ?? (await backgroundCall(app, tx, { companyId, staffId }));
    const skipped: Outcome['skipped'][number][] = [];
    const started: (typeof selected)[number][] = [];
    for (const applicant of selected) {
      if (!onboarding_process_id) continue;
      try {
        await call.tx.whollyOrNot(async () => {
          const { run } = await startOnboarding(app, call, {
            applicationId: applicant.id,
            processId: onboarding_process_id,
            field: 'onboarding_process_id',
            startDate: start_date ?? null,
          });
          if (!send_link) return;
          const id = await findByApplication(call.tx, call.access.companyId, applicant.id);
          const employee = await loadEmployee(call, id ?? 0);
          const channels = { send_sms: employee.phone !== null, send_email: employee.email !== null };
          await sendLink({ app, tx: call.tx, run, employee, now: call.now }, channels, call.access.staffId);
        });
        started.push(applicant);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        skipped.push({ id: applicant.id, code: 'wrongState', key: error.text.key });
      }
    }
    return { changed: unchanged(started), skipped };
  };
