// After a mismatch: the private notice, and what the employee decided (EVF-016, EVF-018, EVF-019).
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { referralProblem } from '@onward/domain/everify/case-rules';
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { writeNotice } from '../letters/case.mail.ts';
import { wasOpened } from '../letters/letter-openings.ts';
import { announceCase } from './announce-case.ts';
import * as cases from './cases.queries.ts';
import { GATEWAY_CLOSURES } from './gateway-closures.ts';
import { lockCase } from './load-case.ts';
import { type CaseStep, requirePossible, type StepCall } from './perform-step.ts';
import { showCase } from './show-case.ts';
import { nameOf } from './submit-case.ts';

/** The employee gets one email; giving the notice again changes only the language of the letter. */
export async function giveNotice(app: App, call: CompanyCall, id: number, language: Language): Promise<EverifyCase> {
  const { tx, access, now } = call;
  const { row, employee } = await lockCase(call, id);
  requirePossible(row, ['refer']);
  if (row.notice_given_at !== null && row.notice_language === language) return showCase(app, call, id);
  if (!(await wasOpened(tx, access.companyId, id, 'further_action'))) throw wrongState('everify_notice_not_opened');
  const isFirst = row.notice_given_at === null;
  const given = isFirst ? { notice_given_at: now, notice_given_by: access.staffId } : {};
  await cases.update(tx, row, { ...given, notice_language: language }, now);
  const isSent = isFirst && (await writeNotice(app, tx, employee, language));
  await announceCase(tx, row, employee, access.staffId);
  await recordChange(call, {
    event: 'everify_case_notice_given',
    subjectType: 'everify_case',
    subjectId: id,
    changes: { language, emailed: isSent },
  });
  return showCase(app, call, id);
}

export function requireNotice({ notice_given_at }: cases.CaseRow, isSigned: boolean): void {
  const problem = referralProblem({ given: notice_given_at !== null, signed: isSigned });
  if (problem === 'notice_not_given') throw wrongState('everify_notice_not_given');
  if (problem !== null) throw fieldInvalid('notice_signed', 'everify_notice_not_signed');
}

interface Decision {
  contest: boolean;
  notice_signed: boolean;
}

export const referStep = ({ now }: StepCall, { contest, notice_signed }: Decision): CaseStep => ({
  name: contest ? 'referred' : 'not_contested',
  events: [contest ? 'refer' : 'decline'],
  async begin(_tx, { row, employee }) {
    requireNotice(row, notice_signed);
    const name = nameOf(row);
    const values = { notice_signed_at: now, contests: contest };
    if (contest) return { tell: (client) => client.refer(name), values };
    const closure = {
      reason: GATEWAY_CLOSURES.did_not_contest,
      text: null,
      isEmployed: employee.status !== 'terminated',
    };
    return {
      tell: (client) => client.closeCase(name, closure),
      values: { ...values, closure_reason: 'did_not_contest' },
    };
  },
});
