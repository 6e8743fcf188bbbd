import { text } from './check-case.ts';
import { type EverifyCase, type EverifyStatus, type EverifyWorld, newKey } from './everify-world.ts';

/** What a person on the sandbox page can let the government answer. */
export const answersIn: Partial<Record<EverifyStatus, readonly EverifyStatus[]>> = {
  QUEUED: ['EMPLOYMENT_AUTHORIZED', 'MANUAL_REVIEW', 'CLOSE_CASE_AND_RESUBMIT'],
  MANUAL_REVIEW: ['EMPLOYMENT_AUTHORIZED', 'PENDING_REFERRAL', 'FINAL_NONCONFIRMATION'],
  REFERRED: ['EMPLOYMENT_AUTHORIZED', 'FINAL_NONCONFIRMATION', 'MANUAL_REVIEW', 'CLOSE_CASE_AND_RESUBMIT'],
};

const byLastDigit: Record<string, EverifyStatus> = {
  6: 'UNCONFIRMED_DATA',
  7: 'PHOTO_MATCH',
  8: 'PENDING_REFERRAL',
  9: 'SCAN_AND_UPLOAD',
};

/** Chosen by the last digit of the number; data that was confirmed unchanged does not match. */
function resultOf({ fields, is_confirmed }: EverifyCase): EverifyStatus {
  const result = byLastDigit[text(fields.ssn).slice(-1)] ?? 'EMPLOYMENT_AUTHORIZED';
  return is_confirmed && result === 'UNCONFIRMED_DATA' ? 'PENDING_REFERRAL' : result;
}

export function answered(status: EverifyStatus, reason = 'SSA'): Partial<EverifyCase> {
  const changes: Partial<EverifyCase> = { status, next_status: null, decided_at: null };
  switch (status) {
    case 'EMPLOYMENT_AUTHORIZED':
      return { ...changes, status: 'CLOSED', closed_result: 'AUTHORIZED', closure_reason: 'EMPLOYMENT_AUTHORIZED' };
    case 'PENDING_REFERRAL':
      return { ...changes, mismatch_reason: reason, fan_id: `FAN${newKey(5)}` };
    case 'UNCONFIRMED_DATA':
      return { ...changes, unconfirmed_fields: ['ssn', 'date_of_birth'] };
    default:
      return changes;
  }
}

/** As it is at this moment: what is queued gets its result, and what waits long enough is decided. */
export async function lookAt(world: EverifyWorld, found: EverifyCase): Promise<EverifyCase> {
  if (found.status === 'QUEUED') {
    const next = found.next_status ?? resultOf(found);
    const decided_at = next === 'MANUAL_REVIEW' ? Date.now() + world.decideAfterMs : null;
    return world.change(found, { ...answered(next), decided_at });
  }
  if (found.decided_at === null || found.decided_at > Date.now()) return found;
  return world.change(found, answered('EMPLOYMENT_AUTHORIZED'));
}

/** False when the case is not waiting for such an answer. */
export async function answerCase(world: EverifyWorld, found: EverifyCase, status: string): Promise<boolean> {
  const chosen = answersIn[found.status]?.find((one) => one === status);
  if (!chosen) return false;
  await world.change(found, found.status === 'QUEUED' ? { next_status: chosen } : answered(chosen, 'DHS'));
  return true;
}
