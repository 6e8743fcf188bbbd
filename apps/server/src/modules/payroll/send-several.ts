// Sends many employees at once: those who are ready are queued, those who are there already are named, and the others
// with their reasons (EMP-031).
import type { ResponseOf } from '@onward/contract/endpoint';
import type { sendSeveralToPayroll } from '@onward/contract/payroll/payroll';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { App } from '../../platform/app.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { say } from '../../platform/i18n/translate.ts';
import { payrollClientFor } from '../integrations/integrations.service.ts';
import { requireInScope, sendEmployee } from './request-transfer.ts';
import { requireProvider } from './require-provider.ts';

type Sent = ResponseOf<typeof sendSeveralToPayroll>;

const ALREADY: readonly string[] = ['conflicts.payroll_sent', 'states.payroll_in_progress'];

export async function sendSeveral(
  app: App,
  call: CompanyCall,
  provider: PayrollProvider,
  employeeIds: readonly number[],
): Promise<Sent> {
  const { tx, access, language } = call;
  requireProvider(access, provider);
  const rows = await requireInScope(
    call,
    // In one order, so that two such requests never wait for each other.
    employeeIds.toSorted((one, other) => one - other),
  );
  // Refuses all of them while the provider is not connected.
  await payrollClientFor(app, tx, access.companyId, provider);
  const not_ready: Sent['not_ready'] = [];
  const already_sent: Sent['already_sent'] = [];
  let queued_count = 0;
  for (const row of rows) {
    try {
      await tx.whollyOrNot(() => sendEmployee(app, call, row.id, { provider }));
      queued_count += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isThereAlready(error)) {
        already_sent.push({ employee_id: row.id, name: row.name });
        continue;
      }
      const fields = Object.entries(error.fields ?? {}).flatMap(([field, texts]) =>
        texts.map((text) => ({ field, text })),
      );
      const reasons = fields.length > 0 ? fields : [{ field: null, text: error.text }];
      not_ready.push({
        employee_id: row.id,
        name: row.name,
        reasons: reasons.map(({ field, text }) => ({ field, message: say(text, language) })),
      });
    }
  }
  return { queued_count, already_sent, not_ready };
}

/** At the provider, or on the way there. */
const isThereAlready = ({ text }: Refusal): boolean => ALREADY.includes(text.key);
