// The company's rejection reasons: listing and changing them, and what rooms that show rejections need of them (APP-026).
import type { RejectionReasons, setRejectionReasons } from '@onward/contract/applicants/rejection-reasons';
import type { BodyOf } from '@onward/contract/endpoint';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import {
  changedReasons,
  type ListedReason,
  REASONS_MAX,
  type ReasonProblem,
} from '@onward/domain/applicants/rejection';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { changedMeanwhile, fieldInvalid, type Refusal } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import * as saved from './rejection-reasons.queries.ts';

export async function listReasons({ tx, access }: CompanyCall): Promise<RejectionReasons> {
  const { reasons, version } = await saved.find(tx, access.companyId);
  return { rejection_reasons: reasons, version };
}

export async function setReasons(
  call: CompanyCall,
  { rejection_reasons: entries, version: loaded }: BodyOf<typeof setRejectionReasons>,
): Promise<RejectionReasons> {
  const { tx, access, now } = call;
  const known = await saved.find(tx, access.companyId);
  const { reasons, problem } = changedReasons(known.reasons, entries);
  if (problem) throw refused(problem);
  const version = loaded ?? known.version;
  if (!(await saved.write(tx, access.companyId, { reasons, version }, now))) {
    const { reasons: rejection_reasons, version: current } = await saved.find(tx, access.companyId);
    throw changedMeanwhile({ rejection_reasons, version: current }, { rejection_reasons: reasons });
  }
  await recordChange(call, {
    event: 'rejection_reasons_changed',
    subjectType: 'company',
    subjectId: access.companyId,
    changes: { rejection_reasons: [known.reasons, reasons] },
    announce: { name: 'rejection_reasons_changed', subjectId: access.companyId },
  });
  return listReasons(call);
}

function refused(problem: ReasonProblem): Refusal {
  if (problem.field === null) return fieldInvalid('rejection_reasons', problem.reason, { most: REASONS_MAX });
  return fieldInvalid(`rejection_reasons.${problem.at}.${problem.field}`, problem.reason);
}

/** Refuses reasons the company doesn't offer. Automations reject with built-in reasons, also with hidden ones. */
export async function requireOffered(
  { tx, access }: CompanyCall,
  action: ActionName,
  params: { reason?: unknown },
): Promise<void> {
  if (action !== 'reject' && action !== 'reject_applicant') return;
  const { reasons } = await saved.find(tx, access.companyId);
  if (!reasons.some(({ key, is_hidden }) => key === params.reason && !is_hidden)) {
    throw fieldInvalid('params.reason', 'reason_not_offered');
  }
}

export const companyReasons = async (tx: Transaction, companyId: number): Promise<readonly ListedReason[]> =>
  (await saved.find(tx, companyId)).reasons;

/** The names the company gave, by key; built-in reasons have their words in the texts. */
export async function ownReasonNames(tx: Transaction, companyId: number): Promise<ReadonlyMap<string, string>> {
  const reasons = await companyReasons(tx, companyId);
  return new Map(reasons.flatMap(({ key, name }) => (name === null ? [] : [[key, name]])));
}
