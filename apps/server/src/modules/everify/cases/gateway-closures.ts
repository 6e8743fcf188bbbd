// Why a case is closed, in the words of E-Verify.
import type { ClosureReason } from '@onward/domain/everify/case-rules';

export const GATEWAY_CLOSURES: Record<ClosureReason, string> = {
  employment_authorized: 'EMPLOYMENT_AUTHORIZED',
  continues_after_final_nonconfirmation: 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC',
  terminated_for_final_nonconfirmation: 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT',
  did_not_contest: 'EMPLOYEE_CHOSE_NOT_TO_CONTEST',
  incorrect_data: 'INCORRECT_DATA',
  quit_or_terminated_otherwise: 'EMPLOYEE_QUIT_OR_TERMINATED_OTHERWISE',
  duplicate_case: 'DUPLICATE_CASE',
  instructed_by_dhs: 'EMPLOYER_INSTRUCTED_TO_CLOSE_BY_DHS',
  instructed_by_ssa: 'EMPLOYER_INSTRUCTED_TO_CLOSE_BY_SSA',
  other: 'OTHER_FREE_TEXT',
};
