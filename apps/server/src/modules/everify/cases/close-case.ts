// Closes a case with a reason (EVF-016, EVF-018).
import { type ClosureReason, closureProblem } from '@onward/domain/everify/case-rules';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import { GATEWAY_CLOSURES } from './gateway-closures.ts';
import type { CaseStep } from './perform-step.ts';
import { requireNotice } from './refer-case.ts';

interface Closure {
  reason: ClosureReason;
  text?: string | null | undefined;
}

export const closeStep = ({ reason, text: given }: Closure): CaseStep => ({
  name: 'closed',
  events: ['close', 'decline'],
  async begin(_tx, { row, employee }) {
    const text = given?.trim() || null;
    const problem = closureProblem(row.status, reason, text);
    if (problem === 'reason_not_offered') throw fieldInvalid('reason', 'not_an_option');
    if (problem !== null) throw fieldInvalid('text', 'required');
    if (text?.includes('"')) throw fieldInvalid('text', 'everify_no_quotes');
    // Somebody who never answered signed nothing.
    if (row.status === 'PENDING_REFERRAL') requireNotice(row, true);
    const closure = { reason: GATEWAY_CLOSURES[reason], text, isEmployed: employee.status !== 'terminated' };
    const { reference, case_number: number } = row;
    const values = { closure_reason: reason, closure_text: text };
    if (number !== null) return { tell: (client) => client.closeCase({ number, reference }, closure), values };
    // Never submitted, so that nobody else knows it.
    if (row.ssn_hash === null) return { tell: null, values };
    return {
      tell: async (client) => {
        const known = await client.findCase(reference);
        return known && client.closeCase(known, closure);
      },
      values,
    };
  },
});
